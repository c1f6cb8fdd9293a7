import { guest } from '@yuanguang/contract/objects/guest';
import { defineModule } from '../../app-module.ts';
import { implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { codeNotice, codeSender } from '../verification-code/verification-code.service.ts';
import { type ErasureTools, eraseByCode, sendErasureCode } from './erasure/erase-by-code.ts';
import { erasureCode } from './erasure/erasure-code.ts';

/** What people without an account left, taken together: one code erases what all modules keep of them. */
export const guestModule = defineModule('guest', (deps) => {
  const tools: ErasureTools = {
    settings: deps.settings,
    jobs: deps.jobs,
    cipher: deps.keys.data,
    codes: codeSender(deps),
    holders: () => deps.modules.personalData.flatMap(({ visitors }) => visitors ?? []),
  };
  const on = operationsWith(tools);
  return {
    objects: [implement(guest, { sendErasureCode: on(sendErasureCode), erase: on(eraseByCode) })],
    routes: [],
    jobs: [],
    notices: [codeNotice(erasureCode.kind, tools.cipher)],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: [],
    merits: [],
    personalData: 'none',
    seed: 'none',
  };
});
