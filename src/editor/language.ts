/** The language of puzzle files, as the manifest declares it. */
export const LANGUAGE_ID = '8puz';
