import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import type { Identify } from '../../gateway/identify.ts';
import './account.tables.ts';
import './agreement/agreement.tables.ts';
import './identity.tables.ts';
import type { Implementation } from '../../lib/implement.ts';
import { accountJobs } from './account.jobs.ts';
import { accountObject } from './account.object.ts';
import { accountTools } from './account-context.ts';
import { changeJobs } from './change-email/change-letter.ts';
import { closingJobs } from './change-email/closing-letter.ts';
import { eraseJobs } from './erasure/erase.ts';
import { filesHolder } from './erasure/files-holder.ts';
import type { PersonalData } from './erasure/personal-data.ts';
import { loginRedirectRoutes } from './identity-provider/login-redirect.routes.ts';
import { judgeToken } from './session/session.ts';
import { uniIdObjects } from './uni-id-co.object.ts';

/** What the app takes from the accounts. */
export interface AccountModule {
  readonly implementations: readonly Implementation[];
  /** Judges a login token for the gateway. */
  readonly identify: Identify;
  /** Modules that keep something of a person say so here: it is exported and erased with the account. */
  readonly personalData: PersonalData;
  /** The ways back from identity providers, and the pages of the simulated real-name check. */
  doors(app: FastifyInstance): Promise<void>;
}

/** Builds the module; its jobs are told to `deps.jobs`. */
export function accountModule(deps: AppDeps): AccountModule {
  const { database, clock } = deps;
  const tools = accountTools(deps);
  accountJobs(deps, tools);
  eraseJobs(deps.jobs, tools);
  changeJobs(deps, tools);
  closingJobs(deps, tools);
  tools.personalData.register(filesHolder(tools));
  const judge = { db: database.db, clock, tools: tools.sessions };
  return {
    implementations: [...uniIdObjects(tools), accountObject(tools)],
    identify: (token) => judgeToken(judge, token),
    personalData: tools.personalData,
    async doors(app) {
      await app.register(loginRedirectRoutes(tools));
      await tools.realNames?.doors?.(app);
    },
  };
}
