import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type {
  Agreed,
  AgreementName,
  AgreementOccasion,
} from '@yuanguang/contract/objects/account-agreements';
import { newId } from '../../../lib/ids.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { agreementsOf, insertAgreements, withdrawalsOf } from './agreement.repository.ts';
import type { AgreementRow } from './agreement.tables.ts';

interface Ticked {
  readonly agreement: AgreementName;
  /** The day of the text that was read. */
  readonly version: string;
}

/**
 * Writes down what who calls has ticked, in the language of the call. Refuses 'agreement-unknown' for a text that does not
 * stand here: nobody can have read it.
 */
export async function agree(
  ctx: AccountContext,
  { agreements, occasion }: { readonly agreements: readonly Ticked[]; readonly occasion: AgreementOccasion },
): Promise<Nothing> {
  const uid = ownUid(ctx);
  const at = ctx.now();
  const rows = agreements.map(({ agreement, version }) => {
    if (version !== AGREEMENT_VERSIONS[agreement]) refuse('agreement-unknown', 'agreements');
    return { id: newId(at), uid, agreement, version, language: ctx.caller.language, occasion, agreed_at: at };
  });
  await insertAgreements(ctx.db, rows);
  return {};
}

/** What who calls agreed to, newest first, and when it was taken back. */
export async function listAgreements(ctx: AccountContext): Promise<{ agreed: Agreed[] }> {
  const uid = ownUid(ctx);
  const rows = await agreementsOf(ctx.db, uid);
  const withdrawals = await withdrawalsOf(ctx.db, uid);
  const endOf = ({ agreement, round }: AgreementRow) =>
    withdrawals.filter((one) => one.agreement === agreement)[round]?.withdrawn_at.toISOString() ?? null;
  return {
    agreed: rows.map((row) => {
      const { agreement, version, language, occasion, agreed_at } = row;
      return {
        agreement,
        version,
        language,
        occasion,
        agreedAt: agreed_at.toISOString(),
        withdrawnAt: endOf(row),
      };
    }),
  };
}

/** Which texts are in force that the person has not agreed to, in any language. A day to come is not in force yet. */
export async function notAgreed(ctx: AccountContext, uid: string): Promise<('service' | 'privacy')[]> {
  const rows = await agreementsOf(ctx.db, uid);
  const today = ctx.days.of(ctx.now());
  return (['service', 'privacy'] as const).filter((name) => {
    const version = AGREEMENT_VERSIONS[name];
    return version <= today && !rows.some((row) => row.agreement === name && row.version >= version);
  });
}
