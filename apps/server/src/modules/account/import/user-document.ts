import { createHash } from 'node:crypto';
import { USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { isNickname } from '@yuanguang/contract/rules/account';
import { isId } from '../../../lib/ids.ts';
import { instant, unwrap } from './extended-json.ts';
import { canLogIn, type LoginFields, readLogin } from './login-fields.ts';
import { type Document, type ImportSettings, isEmpty, type Reading, textOf, textsOf } from './reading.ts';
import type { ImportRefusal, RefusalCode } from './refusals.ts';

/** An account of an export, read and judged, as it is to be stored. */
export interface ExportedUser extends LoginFields {
  readonly id: string;
  readonly nickname: string | null;
  readonly gender: number;
  readonly status: number;
  readonly roles: readonly string[];
  readonly tags: readonly string[];
  readonly comment: string | null;
  readonly appIds: readonly string[];
  readonly inviterIds: readonly string[];
  readonly invitedAt: Date | null;
  readonly inviteCode: string | null;
  readonly registeredAt: Date | null;
  readonly registerEnv: Readonly<Record<string, string>>;
  readonly lastLoginAt: Date | null;
  readonly lastLoginIp: string | null;
  readonly score: number;
  /** Fields of the document that have no place here, or not as they are. */
  readonly left: readonly string[];
}

export type JudgedDocument =
  | { readonly id: string; readonly user: ExportedUser }
  | { readonly id: string; readonly refused: readonly ImportRefusal[] };

/** What ended with the old installation: its logins and what it proved to others. Not worth a word in the report. */
const ENDED = ['_id', 'token', 'valid_token_date', 'password_secret_version', '_create_time', '_update_time'];
const READ = [
  ...['username', 'nickname', 'password', 'mobile', 'mobile_confirmed', 'email', 'email_confirmed', 'gender'],
  ...['status', 'role', 'tags', 'comment', 'dcloud_appid', 'inviter_uid', 'invite_time', 'my_invite_code'],
  ...['register_date', 'register_env', 'register_ip', 'last_login_date', 'last_login_ip', 'score'],
  ...['wx_unionid', 'wx_openid', 'apple_openid'],
];
const HANDLED = new Set([...ENDED, ...READ]);
const ENV_NAMES = [
  ...['appid', 'uni_platform', 'os_name', 'app_name', 'app_version', 'app_version_code', 'channel'],
  'client_ip',
];
const LONGEST_TEXT = 500;
const MOST_SCORE = 1_000_000_000;

/** The id an account gets here: as it was, or, where it has another form, always the same one made of it. */
export function importedId(id: string): string {
  const plain = id.toLowerCase();
  return isId(plain) ? plain : createHash('sha256').update(`uni-id-users:${id}`).digest('hex').slice(0, 24);
}

/** Reads one document of `uni-id-users` (PROTOCOL 2.6, 3.4); says all that is wrong with it, not only the first. */
export function judgeDocument(value: Document | undefined, settings: ImportSettings): JudgedDocument {
  if (value === undefined) return { id: '', refused: [{ code: 'not-a-document' }] };
  const document = unwrap(value) as Document;
  const given = document._id;
  if (typeof given !== 'string' || given === '') return { id: '', refused: [{ code: 'id-missing' }] };
  const refused: ImportRefusal[] = [];
  const refuse = (code: RefusalCode, detail?: string) =>
    void refused.push({ code, ...(detail === undefined ? {} : { detail }) });
  const left = Object.keys(document).filter((name) => !HANDLED.has(name) && !isEmpty(document[name]));
  const leave = (name: string) => void left.push(name);
  const user = readUser({ document, id: importedId(given), settings, refuse, leave });
  if (refused.length === 0 && !canLogIn(user)) refuse('no-login');
  return refused.length > 0 ? { id: given, refused } : { id: given, user: { ...user, left } };
}

function readUser(reading: Reading): Omit<ExportedUser, 'left'> {
  const { document, id, refuse, leave } = reading;
  const nickname = textOf(document.nickname)?.trim() ?? '';
  if (nickname !== '' && !isNickname(nickname)) leave('nickname');
  const gender = document.gender ?? 0;
  if (![0, 1, 2].includes(gender as number)) leave('gender');
  const comment = textOf(document.comment) ?? null;
  if (comment !== null && comment.length > LONGEST_TEXT) leave('comment');
  const tags = textsOf(document.tags);
  if (tags === undefined) leave('tags');
  const score = document.score ?? 0;
  const scoreRight = Number.isInteger(score) && Math.abs(score as number) <= MOST_SCORE;
  if (!scoreRight) refuse('score-invalid');
  return {
    id,
    ...readLogin(reading),
    nickname: isNickname(nickname) ? nickname : null,
    gender: [0, 1, 2].includes(gender as number) ? (gender as number) : 0,
    status: readStatus(reading),
    roles: readRoles(reading),
    tags: tags ?? [],
    comment: comment !== null && comment.length <= LONGEST_TEXT ? comment : null,
    appIds: readApps(reading),
    inviterIds: (textsOf(document.inviter_uid) ?? []).map(importedId),
    invitedAt: readDate(reading, 'invite_time'),
    inviteCode: textOf(document.my_invite_code)?.toUpperCase() ?? null,
    registeredAt: readDate(reading, 'register_date'),
    registerEnv: readEnvironment(document),
    lastLoginAt: readDate(reading, 'last_login_date'),
    lastLoginIp: textOf(document.last_login_ip)?.slice(0, 64) ?? null,
    score: scoreRight ? (score as number) : 0,
  };
}

function readStatus({ document, refuse }: Reading): number {
  const status = document.status ?? USER_STATUS.normal;
  if (!Object.values<unknown>(USER_STATUS).includes(status))
    refuse('status-unknown', String(status).slice(0, 20));
  if (status === USER_STATUS.closed) refuse('account-closed');
  return status as number;
}

function readRoles({ document, refuse }: Reading): string[] {
  const roles = textsOf(document.role);
  if (!roles?.every((role) => /^[\w-]{1,32}$/.test(role))) refuse('role-invalid');
  return [...new Set(roles ?? [])];
}

function readApps({ document, refuse }: Reading): string[] {
  const apps = textsOf(document.dcloud_appid);
  if (!apps?.every((app) => app.length <= 64)) refuse('app-id-invalid');
  return [...new Set(apps ?? [])];
}

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

function readDate({ document, refuse }: Reading, name: string): Date | null {
  // Never: some clients write it as 0.
  if (isEmpty(document[name]) || document[name] === 0) return null;
  const at = instant(document[name]);
  if (at >= EARLIEST && at < LATEST) return new Date(at);
  refuse('date-invalid', name);
  return null;
}

function readEnvironment({ register_env: given, register_ip: ip }: Document): Record<string, string> {
  const environment = typeof given === 'object' && given !== null ? (given as Document) : {};
  const entries = ENV_NAMES.map((name) => [name, (textOf(environment[name]) ?? '').slice(0, 64)]);
  const read: Record<string, string> = Object.fromEntries(entries);
  return { ...read, client_ip: read.client_ip || (textOf(ip) ?? '').slice(0, 64) };
}
