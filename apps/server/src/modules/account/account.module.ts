import { defineModule } from '../../app-module.ts';
import { codeNotice } from '../verification-code/verification-code.service.ts';
import './account.tables.ts';
import './agreement/agreement.tables.ts';
import './identity.tables.ts';
import { accountJobs } from './account.jobs.ts';
import { accountObject } from './account.object.ts';
import { accountTools } from './account-context.ts';
import { eraseJob } from './erasure/erase.ts';
import { accountHolder } from './erasure/export-data.ts';
import { externalRoutes } from './external/external.routes.ts';
import { loginRedirectRoutes } from './identity-provider/login-redirect.routes.ts';
import { accountChangeNotice } from './notices/account-change-email.ts';
import { accountClosingNotice } from './notices/account-closing-email.ts';
import { newDevice } from './notices/new-device-notice.ts';
import { verifySession } from './session/session.ts';
import { uniIdObjects } from './uni-id-co.object.ts';
import { addressBook } from './user/address-book.ts';
import { usersCollection } from './user/users.collection.ts';
import { accountCode } from './verification-code/code-messages.ts';

/** Accounts, logins, and what is exported and erased with them. */
export const accountModule = defineModule('account', (deps) => {
  const tools = accountTools(deps, deps.modules);
  const { realNames } = tools;
  const verifier = { db: deps.database.db, clock: deps.clock, tools: tools.sessions };
  return {
    objects: [...uniIdObjects(tools), accountObject(tools)],
    routes: [
      { pages: true, register: loginRedirectRoutes(tools) },
      { pages: false, register: externalRoutes(deps, tools) },
      ...(realNames?.routes ? [{ pages: true, register: realNames.routes }] : []),
    ],
    jobs: [...accountJobs(), eraseJob(tools.modules)],
    notices: [codeNotice(accountCode, tools.cipher), accountChangeNotice(tools), accountClosingNotice(tools)],
    noticeKinds: [newDevice],
    collections: [usersCollection(tools.cipher, tools)],
    payables: [],
    journal: [],
    merits: [],
    personalData: accountHolder(tools),
    seed: 'none',
    addressBook: addressBook(tools.cipher),
    gateway: () => ({ identify: (token) => verifySession(verifier, token) }),
  };
});
