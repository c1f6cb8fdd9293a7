import { parseArgs } from 'node:util';
import type { Mode } from './modes.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';

/** What of all scenes and modes was asked for. */
export interface Choice {
  readonly scenes: readonly Scene[];
  readonly modes: readonly Mode[];
  /** Modes looked at at once. */
  readonly parallel: number;
}

/** Reads the command's options, each a value or a list with commas. Ends the process where nothing is left. */
export function readChoice(all: readonly Mode[]): Choice {
  const { values } = parseArgs({
    options: {
      page: { type: 'string' },
      state: { type: 'string' },
      language: { type: 'string' },
      screen: { type: 'string' },
      light: { type: 'string' },
      parallel: { type: 'string', default: '3' },
    },
  });
  const wanted = (list: string | undefined, value: string) => !list || list.split(',').includes(value);
  const scenes = SCENES.filter(({ page, state }) => wanted(values.page, page) && wanted(values.state, state));
  const modes = all.filter(
    ({ language, screen, light }) =>
      wanted(values.language, language) && wanted(values.screen, screen) && wanted(values.light, light),
  );
  if (scenes.length === 0 || modes.length === 0) {
    const pages = [...new Set(SCENES.map(({ page }) => page))].join(', ');
    process.stderr.write(`Nothing to look at. Pages: ${pages}\n`);
    process.exit(1);
  }
  return { scenes, modes, parallel: Math.max(1, Number(values.parallel)) };
}
