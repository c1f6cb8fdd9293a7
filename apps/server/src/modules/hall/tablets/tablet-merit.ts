import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { leavesByMonth, type MeritKind } from '../../merit/merit.service.ts';
import { findPaid } from '../gifts/gift.repository.ts';
import { MY_TABLETS } from '../gifts/tablet-page.ts';
import type { HallTools } from '../hall-context.ts';
import { hallMessages } from '../messages.ts';
import { earlierTablets } from './earlier-tablets.ts';
import { findStood } from './tablet.repository.ts';
import { tabletNumbers } from './tablet-number.ts';

/**
 * A tablet or a lamp that came to stand is one deed, and one leaf, whatever was given with it: no amount is told, and
 * nobody's name. What was paid stands on the statement of the year alone.
 */
export const tabletMerit = ({ cipher, days }: Pick<HallTools, 'cipher' | 'days'>): MeritKind => ({
  name: 'hall.tablet',
  leaf: 'give',
  earlier: earlierTablets(cipher),
  async deeds({ db }, uid, { before, limit, language }) {
    const t = hallMessages(language);
    const rows = await findStood(db, uid, { before, limit });
    return rows.map(({ id, stood_at, kind, hall }) => ({
      id,
      at: stood_at,
      day: days.of(stood_at),
      title: t(kind === null ? `merit.lamp.${hall}` : `kind.${kind}`),
      text: t(`hall.${hall}`),
      page: MY_TABLETS,
    }));
  },
  async months({ db }, uid, from) {
    // A day of the temple may begin the evening before by UTC: a day more is fetched, and left out again by its own name.
    const rows = await findStood(db, uid, { since: new Date(Date.parse(from) - DAY_MS) });
    return leavesByMonth(rows.map(({ stood_at }) => days.of(stood_at)).filter((day) => day >= from));
  },
  async paid({ db }, uid, { from, to, language }) {
    const t = hallMessages(language);
    const rows = await findPaid(db, uid, new Date(Date.parse(from) - DAY_MS));
    return rows
      .map(({ paid_at, tablet_number, hall, amount_fen }) => ({
        at: paid_at,
        day: days.of(paid_at),
        number: tabletNumbers.group(tablet_number),
        title: t(`hall.${hall}`),
        amountFen: amount_fen,
      }))
      .filter(({ day }) => day >= from && day <= to);
  },
});
