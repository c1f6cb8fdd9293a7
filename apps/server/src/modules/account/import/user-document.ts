import { createHash } from 'node:crypto';
import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { isNickname } from '@yuanguang/contract/rules/account';
import { isEmail, readMobile } from '@yuanguang/contract/rules/contact';
import { isId } from '../../../lib/ids.ts';
import { subjectAt } from '../../../providers/identity-provider/oidc.ts';
import type { Settings } from '../../../settings.ts';
import { isSaltedHash, secretOf, storedOldHash } from '../password/original-hash.ts';
import { maskEmail, maskMobile, plainEmail, plainUsername } from '../user/personal.ts';
import { instant, unwrap } from './extended-json.ts';
import type { ImportRefusal, RefusalCode } from './refusals.ts';

/** An account of an export, read and judged, as it is to be stored. */
export interface ExportedUser {
  readonly id: string;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly passwordHash: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
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
  readonly identities: readonly {
    readonly provider: IdentityProviderId;
    readonly subjects: readonly [string, ...string[]];
  }[];
  /** Fields of the document that have no place here, or not as they are. */
  readonly left: readonly string[];
}

export type JudgedDocument =
  | { readonly id: string; readonly user: ExportedUser }
  | { readonly id: string; readonly refused: readonly ImportRefusal[] };

type Document = Readonly<Record<string, unknown>>;
export type ImportSettings = Pick<
  Settings,
  'OLD_PASSWORD_SECRETS' | 'WEIXIN_APP_ID' | 'WEIXIN_ACCOUNT_APP_ID' | 'APPLE_ISSUER'
>;

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

interface Reading {
  readonly document: Document;
  readonly id: string;
  readonly settings: ImportSettings;
  readonly refuse: (code: RefusalCode, detail?: string) => void;
  readonly leave: (name: string) => void;
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
    username: readUsername(reading),
    nickname: isNickname(nickname) ? nickname : null,
    passwordHash: readPassword(reading),
    ...readContacts(reading),
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
    identities: readIdentities(reading),
  };
}

const canLogIn = ({ username, mobile, email, passwordHash, identities }: Omit<ExportedUser, 'left'>) =>
  mobile !== null || email !== null || identities.length > 0 || (username !== null && passwordHash !== null);

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** A list of texts; a single text counts as a list of one, nothing as an empty one; undefined when it is neither. */
function textsOf(value: unknown): string[] | undefined {
  if (isEmpty(value)) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.every((entry) => typeof entry === 'string' && entry !== '') ? (list as string[]) : undefined;
}

function readUsername({ document, refuse }: Reading): string | null {
  const text = textOf(document.username);
  if (text === undefined) return null;
  const username = plainUsername(text);
  const right = /^[^\s@\p{Cc}\p{Cf}]{1,64}$/u.test(username) && !/^1\d{10}$/.test(username);
  if (!right) refuse('username-invalid', `${[...username][0] ?? ''}***`);
  return username;
}

/** uni-id asks only confirmed numbers and addresses: one that nobody proved would open the account to whoever has it. */
function readContacts({ document, refuse, leave }: Reading): Pick<ExportedUser, 'mobile' | 'email'> {
  let [mobile, email] = [textOf(document.mobile) ?? null, textOf(document.email) ?? null];
  if (mobile !== null && document.mobile_confirmed !== 1) {
    leave('mobile (not confirmed)');
    mobile = null;
  }
  if (email !== null && document.email_confirmed !== 1) {
    leave('email (not confirmed)');
    email = null;
  }
  const number = mobile === null ? null : readMobile(mobile);
  if (number === undefined) refuse('mobile-invalid', maskMobile(mobile ?? ''));
  if (email !== null && !isEmail(email.trim())) refuse('email-invalid', maskEmail(email));
  return { mobile: number ?? null, email: email === null ? null : plainEmail(email) };
}

function readPassword({ document, settings, refuse }: Reading): string | null {
  const hash = document.password;
  if (isEmpty(hash)) return null;
  if (typeof hash === 'string' && isSaltedHash(hash)) return hash;
  if (typeof hash !== 'string' || !/^[0-9a-f]{40}$/i.test(hash)) {
    refuse('password-hash-unknown');
    return null;
  }
  const given = document.password_secret_version ?? null;
  const version = given === null ? null : Number(given);
  const known = version === null || Number.isInteger(version);
  if (!known || !secretOf(settings.OLD_PASSWORD_SECRETS, version)) {
    refuse('password-secret-missing', `version ${version ?? 'none'}`);
  }
  return storedOldHash(hash, version);
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

/** WeChat names somebody anew for each of its apps: only those of the two apps that the settings know are of use here. */
function readIdentities({ document, settings, leave }: Reading): ExportedUser['identities'] {
  const subjects = new Set<string>();
  const union = textOf(document.wx_unionid);
  if (union) subjects.add(union);
  const openIds =
    typeof document.wx_openid === 'object' && document.wx_openid !== null ? document.wx_openid : {};
  for (const [platform, openId] of Object.entries(openIds)) {
    // `web`, of old `h5-web`, and a copy of it for each app: `web___UNI__…`.
    const app = /^(h5-)?web(_|$)/.test(platform)
      ? settings.WEIXIN_APP_ID
      : /^h5(-weixin)?(_|$)/.test(platform)
        ? settings.WEIXIN_ACCOUNT_APP_ID
        : undefined;
    if (app && textOf(openId)) subjects.add(`${app}:${openId}`);
    else if (!isEmpty(openId) && !platform.includes('_')) leave(`wx_openid.${platform}`);
  }
  const apple = textOf(document.apple_openid);
  const [first, ...more] = subjects;
  return [
    ...(first ? [{ provider: 'weixin', subjects: [first, ...more] } as const] : []),
    ...(apple ? [{ provider: 'apple', subjects: [subjectAt(settings.APPLE_ISSUER, apple)] } as const] : []),
  ];
}
