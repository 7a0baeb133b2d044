import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { HEURISTIC_IDS } from '../../../src/search/heuristics/heuristic.js';
import { ALGORITHM_IDS } from '../../../src/search/search.js';

interface ToolEntry {
  readonly name: string;
  readonly inputSchema: {
    readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
}

const MANIFEST = JSON.parse(readFileSync('package.json', 'utf8')) as {
  contributes: { languageModelTools: readonly ToolEntry[] };
};

describe('The manifest’s tools for language models', () => {
  it('offer every algorithm and heuristic', () => {
    const [solve] = MANIFEST.contributes.languageModelTools;
    assert.deepEqual(solve?.inputSchema.properties['algorithm']?.enum, ALGORITHM_IDS);
    assert.deepEqual(solve.inputSchema.properties['heuristic']?.enum, HEURISTIC_IDS);
  });
});
