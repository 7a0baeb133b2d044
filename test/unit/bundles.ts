import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, phrasebookOf } from '../../src/words/localised.js';

const FOLDER = 'l10n';

/** The languages beside English that the extension speaks, each with its bundle. */
export const BUNDLES: ReadonlyMap<string, Bundle> = new Map(
  readdirSync(FOLDER).map((file) => {
    const [, language] = /^bundle\.l10n\.([\w-]+)\.json$/.exec(file) ?? [];
    assert.ok(language, `${file} is no bundle by its name.`);
    return [language, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Bundle];
  }),
);

export const CHINESE = phrasebookOf(BUNDLES.get('zh-cn'), 'zh-cn');
