import { createHmac, type KeyObject } from 'node:crypto';
import { isId } from '../../lib/ids.ts';
import type { AnyNoticeKind } from '../../lib/notice-kind.ts';
import { isSameText } from '../../lib/same-text.ts';
import type { NoticeContext, NoticeTools } from './notice-context.ts';
import { settingsOf, switchOf } from './notice-settings.ts';
import { saveSettings } from './settings.repository.ts';

const SEAL_CHARACTERS = 22;

/** Whose mail of which kind an address ends. */
interface Ending {
  readonly uid: string;
  readonly kind: AnyNoticeKind;
}

/** The address in a mail of this kind to this person that ends such mail: whoever has the mail has the address. */
export function endingAddress({ publicUrl, endingKey }: NoticeTools, uid: string, kind: string): string {
  return `${publicUrl}/notices/${uid}/${kind}/${sealOf(endingKey, uid, kind)}`;
}

/** Undefined for what was never given out, or for a kind that cannot be ended. */
export function readEnding(
  { endingKey, kinds }: NoticeTools,
  given: { readonly uid: string; readonly kind: string; readonly seal: string },
): Ending | undefined {
  const { uid, seal } = given;
  const kind = kinds().get(given.kind);
  if (!kind || kind.required || !kind.channels.includes('mail') || !isId(uid)) return undefined;
  return isSameText(sealOf(endingKey, uid, kind.name), seal) ? { uid, kind } : undefined;
}

/** Switches mail of the kind off; said again it changes nothing. Of an account that is closed nothing is kept. */
export async function endMail(ctx: NoticeContext, { uid, kind }: Ending): Promise<void> {
  if (!(await ctx.addressBook().reach(ctx, uid))) return;
  const settings = await settingsOf(ctx, uid, ctx.caller.language);
  const switched_off = [...new Set([...settings.switched_off, switchOf(kind.name, 'mail')])];
  await saveSettings(ctx.db, { ...settings, uid, switched_off });
}

function sealOf(key: KeyObject, uid: string, kind: string): string {
  return createHmac('sha256', key).update(`${uid}:${kind}`).digest('base64url').slice(0, SEAL_CHARACTERS);
}
