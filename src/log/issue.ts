/** What a report of an issue says of where the extension runs. */
export interface Surroundings {
  readonly extension: string;
  readonly vscode: string;
  /** Desktop or browser, with which remote, and on which side of it the extension runs. */
  readonly host: string;
  readonly language: string;
}

/**
 * @param lines of the log, without anything of the user's
 * @returns what a new issue begins with; in English, as the log
 */
export function issueBody(
  { extension, vscode, host, language }: Surroundings,
  lines: readonly string[],
): string {
  return `<!-- What did you do, what did you expect, and what happened? If it is about a puzzle, please add its text. -->



- Extension: ${extension}
- VS Code: ${vscode}
- Host: ${host}
- Language: ${language}

<details><summary>The last lines of the log: no boards, no texts, no paths</summary>

\`\`\`text
${lines.join('\n')}
\`\`\`

</details>
`;
}
