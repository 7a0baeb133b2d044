import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { COMMANDS } from '../../../src/editor/commandIds.js';
import { HEURISTIC_IDS } from '../../../src/search/heuristics/heuristic.js';
import { ALGORITHM_IDS } from '../../../src/search/search.js';
import { type Entry, manifest, readJson } from './manifest.js';

const { commands, menus, keybindings, configuration, walkthroughs } = manifest.contributes;
/** Those that only lenses and notifications call, with arguments that nobody could type. */
const INTERNAL: readonly string[] = [COMMANDS.solveAt, COMMANDS.selectText];

describe('the commands of the manifest', () => {
  it('are those of the extension but for the internal ones', () => {
    assert.deepEqual(
      commands.map(({ command }) => command).sort(),
      Object.values(COMMANDS)
        .filter((id) => !INTERNAL.includes(id))
        .sort(),
    );
  });

  it('share one category, but for the main one, whose name is whole', () => {
    for (const { command, category } of commands) {
      assert.equal(category, command === COMMANDS.solve ? undefined : '%category%', command);
    }
  });

  it('have icons that there are', () => {
    for (const { command, icon } of commands) {
      const name = /^\$\((.+)\)$/.exec(icon ?? '')?.[1] ?? '';
      assert.ok(
        existsSync(`node_modules/@vscode/codicons/src/icons/${name}.svg`),
        `${command}: ${icon ?? ''}`,
      );
    }
  });
});

describe('the menus of the manifest', () => {
  it('say exactly when they hold what', () => {
    for (const [menu, entries] of Object.entries(menus)) {
      for (const { command, when } of entries) assert.ok(when, `${menu}: ${command}`);
    }
  });

  it('hold what the manifest declares', () => {
    const declared = new Set(commands.map(({ command }) => command));
    for (const { command } of [...Object.values(menus).flat(), ...keybindings])
      assert.ok(declared.has(command), command);
  });
});

describe('the keybindings of the manifest', () => {
  it('hold only where the keyboard is the extension’s', () => {
    for (const { command, when = '' } of keybindings) {
      assert.match(when, /^eightPuzzle\.|editorTextFocus && editorLangId == 8puz/, command);
    }
  });

  it('do not collide', () => {
    const places = (key: (entry: Entry) => string | undefined) =>
      keybindings.map((entry) => `${key(entry) ?? ''} when ${entry.when ?? ''}`);
    for (const all of [places(({ key }) => key), places(({ mac, key }) => mac ?? key)]) {
      assert.equal(new Set(all).size, all.length, all.sort().join('\n'));
    }
  });
});

describe('the settings of the manifest', () => {
  const settings = Object.entries(configuration.properties);

  it('offer every algorithm and every heuristic', () => {
    assert.deepEqual(configuration.properties['eightPuzzle.algorithm']?.enum, ALGORITHM_IDS);
    assert.deepEqual(configuration.properties['eightPuzzle.heuristic']?.enum, HEURISTIC_IDS);
  });

  it('tell what each choice means', () => {
    for (const [name, { enum: choices = [], markdownEnumDescriptions = [] }] of settings) {
      assert.equal(markdownEnumDescriptions.length, choices.length, name);
    }
  });

  it('stand in their order, and say whose they are', () => {
    assert.deepEqual(
      settings.map(([, { order }]) => order),
      settings.map((_, index) => index + 1),
    );
    for (const [name, { scope, markdownDescription }] of settings)
      assert.ok(scope && markdownDescription, name);
  });
});

describe('the walkthrough', () => {
  const steps = walkthroughs.flatMap((walkthrough) => walkthrough.steps);

  for (const { id, media, completionEvents } of steps) {
    it(`has a picture of ${id} that follows the theme`, () => {
      const picture = readFileSync(media.svg, 'utf8');
      assert.match(picture, /var\(--vscode-/);
      // VS Code draws it inside the page: what runs or is loaded has no place in it.
      assert.doesNotMatch(picture, /<script|<image|href=|\bon\w+=|url\(http/);
    });

    it(`ends ${id} when it is done`, () => {
      assert.ok(completionEvents.length > 0);
      for (const event of completionEvents) {
        const [, command] = /^onCommand:(.+)$/.exec(event) ?? [];
        if (command === undefined) assert.match(event, /^onContext:eightPuzzle\./);
        else assert.ok(Object.values<string>(COMMANDS).includes(command), event);
      }
    });
  }
});

describe('the extension', () => {
  it('runs wherever a folder is not trusted or not on a disk', () => {
    assert.deepEqual(manifest.capabilities, {
      untrustedWorkspaces: { supported: true },
      virtualWorkspaces: true,
    });
  });

  it('has an icon of 256 pixels', () => {
    const png = readFileSync(manifest.icon);
    // The header of a PNG has its width and height at these places.
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [256, 256]);
  });

  it('has one version everywhere, and tells what is new in it', () => {
    const lock = readJson('package-lock.json') as { version: string };
    assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
    assert.equal(lock.version, manifest.version);
    assert.ok(readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${manifest.version}\n`));
  });
});
