import { readFileSync } from 'node:fs';

/** A setting, as far as the tests look at it. */
interface Setting {
  readonly type: string;
  readonly default: unknown;
  readonly order?: number;
  readonly scope?: string;
  readonly enum?: readonly string[];
  readonly markdownEnumDescriptions?: readonly string[];
  readonly markdownDescription?: string;
}

/** A command that a menu, a key or the palette names. */
export interface Entry {
  readonly command: string;
  readonly when?: string;
  readonly key?: string;
  readonly mac?: string;
}

/** package.json, as far as the tests look at it. */
export interface Manifest {
  readonly version: string;
  readonly icon: string;
  readonly capabilities: unknown;
  readonly contributes: {
    readonly commands: readonly {
      readonly command: string;
      readonly title: string;
      readonly category?: string;
      readonly icon?: string;
    }[];
    readonly menus: Readonly<Record<string, readonly Entry[]>>;
    readonly keybindings: readonly Entry[];
    readonly configuration: { readonly properties: Readonly<Record<string, Setting>> };
    readonly walkthroughs: readonly {
      readonly steps: readonly {
        readonly id: string;
        readonly description: string;
        readonly media: { readonly svg: string };
        readonly completionEvents: readonly string[];
      }[];
    }[];
  };
}

/** @returns what a JSON file of the project's folder holds, taken to be what the caller knows it to be */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export const manifest = readJson('package.json') as Manifest;
