import { worship } from '@yuanguang/contract/objects/worship';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { behindSwitch } from '../config/config.service.ts';
import { altar } from './family/altar.ts';
import { invitation, invitations, invite, join, withdrawInvitation } from './family/invitations.ts';
import { callMe, leave, removeMember, transfer } from './family/members.ts';
import { arrangeShrine, closeShrine, createShrine, renameShrine, shrines } from './family/shrines.ts';
import type { WorshipTools } from './worship-context.ts';

/** The functions behind the cloud object `worship`. */
export function worshipObject(tools: WorshipTools): Implementation {
  const on = operationsWith(tools);
  return behindSwitch(
    implement(worship, {
      shrines: on(shrines),
      createShrine: on(createShrine),
      arrangeShrine: on(arrangeShrine),
      renameShrine: on(renameShrine),
      callMe: on(callMe),
      invite: on(invite),
      invitations: on(invitations),
      withdrawInvitation: on(withdrawInvitation),
      invitation: on(invitation),
      join: on(join),
      leave: on(leave),
      removeMember: on(removeMember),
      transfer: on(transfer),
      closeShrine: on(closeShrine),
      altar: on(altar),
    }),
    'worship',
  );
}
