import { StartError } from '../apps/server/src/lib/start-error.ts';
import { readSettings, type Settings, SettingsError } from '../apps/server/src/settings.ts';

/** The settings; when they are not right, the end of the command with the list of what is wrong. */
export function settingsOrEnd(): Settings {
  try {
    return readSettings();
  } catch (error) {
    return endWith(error);
  }
}

/** Ends a command: what a person can mend is told in its own words, everything else with where it happened. */
export function endWith(error: unknown): never {
  const expected = error instanceof SettingsError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
