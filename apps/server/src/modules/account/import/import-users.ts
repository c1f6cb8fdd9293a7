import { inTransaction } from '../../../lib/context.ts';
import { maskMobile } from '../../../lib/mask-mobile.ts';
import { isUnstorable } from '../../../lib/unstorable.ts';
import { earn } from '../../merit/merit.service.ts';
import type { AccountContext } from '../account-context.ts';
import { linkSubjects } from '../identity-provider/external-identity.repository.ts';
import { hashed } from '../identity-provider/external-identity.ts';
import { newInviteCode, readInviteCode } from '../registration/invitation.ts';
import { emailColumns, maskEmail, mobileColumns } from '../user/personal.ts';
import { insertUser, type NewUser } from '../user/user.repository.ts';
import { knownIds, takenColumns, trying } from './import.repository.ts';
import type { ReadDocument } from './read-documents.ts';
import type { ImportRefusal } from './refusals.ts';
import { type ExportedUser, judgeDocument } from './user-document.ts';

/** What became of one document. */
export interface ImportOutcome {
  readonly place: number;
  /** As it stands in the export; '' when it has none. */
  readonly id: string;
  readonly outcome: 'imported' | 'already-here' | 'refused';
  readonly refused?: readonly ImportRefusal[];
  /** Fields that were not taken over with the account. */
  readonly left?: readonly string[];
  readonly appIds?: readonly string[];
  readonly roles?: readonly string[];
}

type ImportContext = Pick<AccountContext, 'db' | 'cipher' | 'now' | 'settings'>;

const BATCH = 200;

/**
 * Takes over accounts of an existing installation, a batch at a time, each batch wholly or not at all: a second run goes on
 * where the first ended, for who is here already is left alone. A dry run gives the same outcomes and changes nothing.
 */
export async function* importUsers(
  ctx: ImportContext,
  documents: AsyncIterable<ReadDocument>,
  { dryRun }: { readonly dryRun: boolean },
): AsyncGenerator<ImportOutcome> {
  /** What a dry run would have stored: the batches after it must meet it all the same. */
  const would = dryRun ? new Set<string>() : undefined;
  let batch: ReadDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    yield* await importBatch(ctx, batch, would);
    batch = [];
  }
  if (batch.length > 0) yield* await importBatch(ctx, batch, would);
}

class DryRun extends Error {}

async function importBatch(
  ctx: ImportContext,
  batch: readonly ReadDocument[],
  would: Set<string> | undefined,
): Promise<ImportOutcome[]> {
  let outcomes: ImportOutcome[] = [];
  try {
    await inTransaction(ctx, async (tx) => {
      outcomes = await importInto(tx, batch, would);
      if (would) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return outcomes;
}

async function importInto(
  tx: ImportContext,
  batch: readonly ReadDocument[],
  would: Set<string> | undefined,
): Promise<ImportOutcome[]> {
  const judged = batch.map(({ place, value }) => ({ place, ...judgeDocument(value, tx.settings) }));
  const ids = judged.flatMap((one) => ('user' in one ? [one.user.id] : []));
  const known = await knownIds(tx.db, ids);
  const outcomes: ImportOutcome[] = [];
  for (const one of judged) {
    const { place, id } = one;
    if ('refused' in one) {
      outcomes.push({ place, id: shown(id), outcome: 'refused', refused: one.refused });
      continue;
    }
    const { user } = one;
    if (known.has(user.id) || would?.has(user.id)) {
      outcomes.push({ place, id: shown(id), outcome: 'already-here' });
      continue;
    }
    const result = await importOne(tx, user, would);
    if ('refused' in result) {
      outcomes.push({ place, id: shown(id), outcome: 'refused', refused: result.refused });
      continue;
    }
    known.add(user.id);
    const { appIds, roles } = user;
    outcomes.push({
      place,
      id: shown(id),
      outcome: 'imported',
      left: [...user.left, ...result.left],
      appIds,
      roles,
    });
  }
  return outcomes;
}

const shown = (id: string): string => id.slice(0, 64);

class Refused extends Error {
  readonly reasons: readonly ImportRefusal[];

  constructor(reasons: readonly ImportRefusal[]) {
    super('refused');
    this.reasons = reasons;
  }
}

async function importOne(
  tx: ImportContext,
  user: ExportedUser,
  would: Set<string> | undefined,
): Promise<{ readonly left: readonly string[] } | { readonly refused: readonly ImportRefusal[] }> {
  try {
    return await trying(tx.db, () => store(tx, user, would));
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reasons };
    if (isUnstorable(error)) return { refused: [{ code: 'not-storable' }] };
    throw error;
  }
}

async function store(
  tx: ImportContext,
  user: ExportedUser,
  would: Set<string> | undefined,
): Promise<{ left: string[] }> {
  const row = rowOf(tx, user);
  const links = user.identities.map((identity) => ({
    provider: identity.provider,
    subjects: hashed(tx, identity.provider, identity),
    uid: user.id,
    at: tx.now(),
  }));
  const names = [
    ...[`username ${row.username}`, `mobile ${row.mobile_index}`, `email ${row.email_index}`],
    ...links.flatMap(({ provider, subjects }) => subjects.map((subject) => `${provider} ${subject}`)),
  ];
  const code = user.inviteCode === null ? undefined : readInviteCode(user.inviteCode);
  const left = user.inviteCode !== null && code === undefined ? ['my_invite_code'] : [];
  if (!(await insertUser(tx.db, { ...row, my_invite_code: code ?? newInviteCode() }))) {
    const taken = await takenColumns(tx.db, { ...row, my_invite_code: null });
    if (taken.length > 0) throw new Refused(taken.map((column) => takenRefusal(column, user)));
    // Only the invitation code is another's: the person gets a new one.
    if (code !== undefined) left.push('my_invite_code');
    if (!(await insertUser(tx.db, { ...row, my_invite_code: newInviteCode() }))) {
      throw new Error('no free invitation code was found');
    }
  }
  for (const link of links) {
    if (!(await linkSubjects(tx.db, link)))
      throw new Refused([{ code: 'identity-taken', detail: link.provider }]);
  }
  if (user.score > 0) {
    const imported = { amount: user.score, reason: 'import', reference: 'uni-id-scores' };
    await earn(tx, user.id, 'points', imported);
  } else if (user.score < 0) left.push('score');
  if (would) meet(would, names, user);
  return { left };
}

/** In a dry run: refuses what an earlier batch would have taken, and remembers what this one would. */
function meet(would: Set<string>, names: readonly string[], user: ExportedUser): void {
  const met = names.filter((name) => would.has(name));
  if (met.length > 0) {
    throw new Refused(
      met.map((name) => {
        const [kind = ''] = name.split(' ');
        const columns = { username: 'username', mobile: 'mobile_index', email: 'email_index' } as const;
        return kind in columns
          ? takenRefusal(columns[kind as keyof typeof columns], user)
          : { code: 'identity-taken', detail: kind };
      }),
    );
  }
  for (const name of names) if (!name.endsWith(' null')) would.add(name);
  would.add(user.id);
}

function takenRefusal(column: string, { username, mobile, email }: ExportedUser): ImportRefusal {
  if (column === 'mobile_index') return { code: 'mobile-taken', detail: maskMobile(mobile ?? '') };
  if (column === 'email_index') return { code: 'email-taken', detail: maskEmail(email ?? '') };
  return { code: 'username-taken', detail: `${[...(username ?? '')][0] ?? ''}***` };
}

function rowOf({ cipher, now }: ImportContext, user: ExportedUser): Omit<NewUser, 'my_invite_code'> {
  const at = now();
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    password_hash: user.passwordHash,
    ...mobileColumns(cipher, user.id, user.mobile, null),
    ...emailColumns(cipher, user.id, user.email, null),
    gender: user.gender,
    status: user.status,
    roles: [...user.roles],
    tags: [...user.tags],
    comment: user.comment,
    app_ids: [...user.appIds],
    inviter_uids: [...user.inviterIds],
    invited_at: user.inviterIds.length > 0 ? (user.invitedAt ?? at) : null,
    registered_at: user.registeredAt ?? at,
    register_env: JSON.stringify(user.registerEnv),
    last_login_at: user.lastLoginAt,
    last_login_ip: user.lastLoginIp,
    tokens_valid_from: at,
  };
}
