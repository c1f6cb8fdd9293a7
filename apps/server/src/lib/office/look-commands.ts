import { listLooks } from './look.repository.ts';
import type { OfficeCommand } from './office-command.ts';

const MOST = 200;

/** Who saw personal data, when and why, newest first; with the id of an order or a message only those that showed it. */
export const LOOK_COMMANDS: readonly OfficeCommand[] = [
  {
    usage: 'looks [id]',
    async run({ db }, [subject]) {
      const looks = await listLooks(db, subject ?? null, MOST);
      return looks.map(
        ({ at, who, what, subjects, reason }) =>
          `${at.toISOString()} ${who}: ${what} of ${subjects.length === 1 ? subjects[0] : `${subjects.length}`}, ${reason}`,
      );
    },
  },
];
