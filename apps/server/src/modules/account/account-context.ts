import type { AppDeps } from '../../app-context.ts';
import type { DeclaredParts } from '../../app-module.ts';
import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import { type TempleDays, templeDays } from '../../lib/temple-day.ts';
import type { Settings } from '../../settings.ts';
import { type FileTools, fileTools } from '../file/file.service.ts';
import { type CodeTools, codeSender } from '../verification-code/verification-code.service.ts';
import { type IdentityTools, identityTools } from './identity-tools.ts';
import type { SessionTools } from './session/session.ts';
import { loginTokens } from './session/token.ts';

/** What the account functions work with besides the context of a call. */
export interface AccountTools extends IdentityTools, FileTools, CodeTools {
  readonly settings: Settings;
  readonly days: TempleDays;
  /** Seals numbers and addresses, and makes the keyed hashes by which they are found. */
  readonly cipher: Cipher;
  readonly sessions: SessionTools;
  /** What all modules keep of a person. */
  readonly modules: Pick<DeclaredParts, 'personalData'>;
}

export interface AccountContext extends Context, AccountTools {}

/** What a method answers that has nothing to tell. */
export type Nothing = Record<never, never>;

export function accountTools(
  deps: Pick<
    AppDeps,
    'settings' | 'jobs' | 'keys' | 'clock' | 'database' | 'storage' | 'mailer' | 'sms' | 'log'
  >,
  modules: AccountTools['modules'] = { personalData: [] },
): AccountTools {
  const { settings, jobs, keys } = deps;
  return {
    ...identityTools(deps),
    ...fileTools(deps),
    settings,
    jobs,
    days: templeDays(settings.DAY_BOUNDARY),
    modules,
    cipher: keys.data,
    codes: codeSender(deps),
    sessions: {
      tokens: loginTokens(keys.derive('login-token')),
      times: {
        web: settings.SESSION_WEB_SECONDS,
        app: settings.SESSION_APP_SECONDS,
        most: settings.SESSION_MOST_DAYS * 86_400,
        mostStaff: settings.SESSION_STAFF_HOURS * 3_600,
      },
    },
  };
}

export function withTools(ctx: Context, tools: AccountTools): AccountContext {
  return { ...ctx, ...tools };
}
