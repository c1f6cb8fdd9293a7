import type { FunctionContext } from '../../gateway/invoke.ts';
import type { TempleDays } from '../../lib/temple-day.ts';
import {
  type Action,
  type ActionState,
  DbRefusal,
  type Doc,
  syntaxError,
} from '../clientdb/clientdb.service.ts';
import { earn, earnedBy, lockMerit } from '../merit/merit.service.ts';
import { endRound, signedDays } from './sign-in.repository.ts';

const DAY_MS = 86_400_000;
const ROUND_DAYS = 7;
const MERIT = 10;
/** On the seventh day of a round without a gap. */
const FULL_ROUND_MERIT = 60;

/** The action `signIn` of existing clients (PROTOCOL 2.6): signs in for the day, and tells how the round stands. */
export const signInAction = (days: TempleDays): Action => ({
  name: 'signIn',
  async before(ctx, state) {
    if (!signs(state)) return;
    const uid = uidOf(ctx);
    await lockMerit(ctx, uid);
    const today = days.midnight(ctx.now());
    if ((await signedDays(ctx.db, uid, today)).length > 0) throw new DbRefusal('DUPLICATE_KEY');
    for (const doc of state.newData) Object.assign(doc, { user_id: uid, date: today, isDelete: false });
  },
  async after(ctx, state, result) {
    return { ...result, ...(await roundOf(ctx, days, signs(state))) };
  },
});

/** One day at a time: several documents at once would be several times the merit. */
function signs({ collection, type, newData }: ActionState): boolean {
  if (collection !== 'opendb-sign-in') return syntaxError('signIn belongs to opendb-sign-in');
  if (newData.length > 1) return syntaxError('signIn takes one document');
  return type === 'create';
}

/** How the round stands, and what the day's sign-in earned. */
async function roundOf(ctx: FunctionContext, temple: TempleDays, signed: boolean): Promise<Doc> {
  const uid = uidOf(ctx);
  const today = temple.midnight(ctx.now());
  const rows = await signedDays(ctx.db, uid, today - (ROUND_DAYS - 1) * DAY_MS);
  const first = rows[0]?.date ?? today;
  const n = (today - first) / DAY_MS + 1;
  const days = rows.map(({ date }) => (date - first) / DAY_MS);
  const signInData = rows.map(({ id, date }) => ({ _id: id, user_id: uid, date, isDelete: false }));
  if (!signed) return { score: await earnedBy(ctx, uid, 'points'), signInData, n, days };
  if (n === ROUND_DAYS) await endRound(ctx.db, uid, today);
  const merit = n === ROUND_DAYS && days.length === ROUND_DAYS ? FULL_ROUND_MERIT : MERIT;
  const earned = { amount: merit, reason: 'checkin.day', reference: temple.of(ctx.now()) };
  const score = await earn(ctx, uid, 'points', earned);
  return { score, signInData, n, days };
}

function uidOf({ caller }: FunctionContext): string {
  if (caller.uid === null) throw new DbRefusal('TOKEN_INVALID_ANONYMOUS_USER');
  return caller.uid;
}
