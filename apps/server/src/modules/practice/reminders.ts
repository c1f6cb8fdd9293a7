import type { NoticeKind } from '../../lib/notice-kind.ts';
import { isZone } from '../../lib/zone-time.ts';
import { removeReminder, setReminder } from '../notice/notice.service.ts';
import { practiceMessages } from './messages.ts';
import type { StoredPractice } from './practice.repository.ts';
import { definitionOf, type PracticeContext } from './practice-context.ts';

interface PracticeTold {
  readonly title: string;
}

const PRACTICE_PAGE = '/pages/practice/practice';
const TWO_HOURS = 2;

/** That it is time for a practice; by push and in the calendar, for mail every day would be too much. */
export const practiceReminder: NoticeKind<PracticeTold> = {
  name: 'practice.reminder',
  channels: ['push'],
  required: false,
  usefulHours: TWO_HOURS,
  anyHour: true,
  page: PRACTICE_PAGE,
  label: (language) => practiceMessages(language)('told.reminder.label'),
  pushed: (language) => practiceMessages(language)('told.reminder.pushed'),
  words({ title }, language) {
    const t = practiceMessages(language);
    return { title: t('told.reminder.title'), text: t('told.reminder.text', { title }) };
  },
  samples: [{ title: '念佛' }],
};

/**
 * Has a person reminded as these practices say now: of one that is paused or deleted no more. In the transaction that
 * keeps them.
 * @param zones by whose clocks, by the practice's id; those of the person's settings where there is none that is known.
 */
export async function remindOf(
  ctx: PracticeContext,
  uid: string,
  practices: readonly StoredPractice[],
  zones: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const isReminded = ({ deleted, paused, reminder_time }: StoredPractice) =>
    !deleted && !paused && reminder_time !== null;
  // First those that end, so that there is room for as many others.
  for (const { id } of practices.filter((practice) => !isReminded(practice))) {
    await removeReminder(ctx, { uid, kind: practiceReminder, subject: id });
  }
  for (const row of practices.filter(isReminded)) {
    const { title, reminder } = definitionOf(ctx.cipher, uid, row);
    if (!reminder) continue;
    const zone = zones.get(row.id);
    await setReminder(ctx, {
      uid,
      kind: practiceReminder,
      subject: row.id,
      data: { title },
      time: reminder.time,
      weekdays: reminder.weekdays,
      ...(zone !== undefined && isZone(zone) ? { zone } : {}),
    });
  }
}
