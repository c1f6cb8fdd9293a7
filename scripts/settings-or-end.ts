import { endWith } from '../apps/server/src/lib/end-with.ts';
import { readSettings, type Settings } from '../apps/server/src/settings.ts';

/** The settings; when they are not right, the end of the command with the list of what is wrong. */
export function settingsOrEnd(): Settings {
  try {
    return readSettings();
  } catch (error) {
    return endWith(error);
  }
}
