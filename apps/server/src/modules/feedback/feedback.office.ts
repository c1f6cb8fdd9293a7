import { type OfficeCommand, OfficeError, officeLook, wordOf } from '../../lib/office/office-command.ts';
import { Refusal } from '../../lib/refusal.ts';
import { keepAnswer, OFFICE_ID } from './answer-feedback.ts';
import { countWaiting, type FeedbackEntry, findMessage, listAll } from './feedback.repository.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { viewForOffice } from './feedback-view.ts';

const MOST = 200;
const ANSWER = 'feedback answer <id> <text>';

const day = ({ create_date }: FeedbackEntry): string =>
  create_date.toISOString().slice(0, 16).replace('T', ' ');

/** Messages to the temple: what waits, one of them whole, and the answer to it. */
export const FEEDBACK_COMMANDS: readonly OfficeCommand<FeedbackContext>[] = [
  {
    usage: 'feedback list [all]',
    async run(ctx, [which]) {
      if (which !== undefined && which !== 'all') throw new OfficeError(`npm run office -- ${this.usage}`);
      const rows = await listAll(ctx.db, which === 'all' ? null : false, null, MOST);
      return [
        `waiting for an answer: ${await countWaiting(ctx.db)}`,
        ...rows.map(
          (row) =>
            `${row.id} ${day(row)} ${[...row.content].length} characters, ${row.imgs.length} pictures, ${row.reply_count} answers`,
        ),
      ];
    },
  },
  {
    usage: 'feedback show <id>',
    async run(ctx, words, by) {
      const id = wordOf(words, 0, this.usage);
      const row = (await findMessage(ctx.db, id)) ?? noMessage(id);
      await officeLook(ctx, by, 'feedback', [row.id]);
      const [view] = await viewForOffice(ctx, [row]);
      if (!view) return noMessage(id);
      return [
        `${view.id} ${day(row)}`,
        ...(view.userId === null ? ['from somebody without an account'] : []),
        `contact: ${view.contact || '-'}`,
        `phone: ${view.mobile || '-'}`,
        ...view.images.map(({ url }) => `picture: ${url}`),
        '',
        view.text,
        ...view.answers.map(({ createdAt, text }) => `\nanswered ${createdAt.slice(0, 10)}: ${text}`),
      ];
    },
  },
  {
    usage: ANSWER,
    async run(ctx, words, by) {
      if (!by.named) throw new OfficeError('an answer needs --as NAME');
      wordOf(words, 1, ANSWER);
      const answer = { id: wordOf(words, 0, ANSWER), text: words.slice(1).join(' '), uid: OFFICE_ID };
      const { answered } = await keepAnswer(ctx, answer).catch((error: unknown) => {
        if (error instanceof Refusal) throw new OfficeError(`not answered: ${error.code}`);
        throw error;
      });
      return [answered ? 'answered' : 'answered so before'];
    },
  },
];

function noMessage(id: string): never {
  throw new OfficeError(`there is no message ${id}`);
}
