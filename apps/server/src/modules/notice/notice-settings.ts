import { DEFAULT_LANGUAGE, type Language } from '@yuanguang/contract/languages';
import type { NoticeChannel, NoticeSettings, QuietHours } from '@yuanguang/contract/objects/notice';
import { TEMPLE_ZONE } from '@yuanguang/contract/rules/temple-day';
import { inTransaction } from '../../lib/context.ts';
import type { AnyNoticeKind } from '../../lib/notice-kind.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { refuse } from '../../lib/refusal.ts';
import { isZone, minutesOf } from '../../lib/zone-time.ts';
import { hasFeed } from './feed.repository.ts';
import { moveReminders } from './move-reminders.ts';
import type { NoticeSettingsRow } from './notice.tables.ts';
import type { NoticeContext } from './notice-context.ts';
import { findSettings, saveSettings } from './settings.repository.ts';

type OwnSettings = Omit<NoticeSettingsRow, 'uid'>;

/** Of who has changed nothing: nights in the temple are quiet, and so are its notices. */
export const USUAL: Omit<OwnSettings, 'language'> = {
  zone: TEMPLE_ZONE,
  quiet_from: '21:30',
  quiet_to: '07:00',
  switched_off: [],
};

/** What a person has set, or the usual; `language` is for who has set none. */
export async function settingsOf(
  { db }: Pick<NoticeContext, 'db'>,
  uid: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<OwnSettings> {
  return (await findSettings(db, uid)) ?? { ...USUAL, language };
}

/** How a switch is kept. */
export const switchOf = (kind: string, channel: NoticeChannel): string => `${kind}:${channel}`;

/** Whether notices of the kind may come by the channel. */
export function mayCome(
  { switched_off }: Pick<OwnSettings, 'switched_off'>,
  kind: AnyNoticeKind,
  channel: NoticeChannel,
): boolean {
  return (
    kind.channels.includes(channel) && (kind.required || !switched_off.includes(switchOf(kind.name, channel)))
  );
}

export async function ownSettings(ctx: NoticeContext): Promise<NoticeSettings> {
  const uid = ownUid(ctx);
  return view(ctx, await settingsOf(ctx, uid), await hasFeed(ctx.db, uid));
}

/** Refuses 'notice-zone-unknown', 'notice-time-invalid', 'notice-kind-unknown' and 'notice-required'. */
export async function setSettings(
  ctx: NoticeContext,
  input: { zone: string; quiet: QuietHours | null; off: readonly { kind: string; channel: NoticeChannel }[] },
): Promise<NoticeSettings> {
  const uid = ownUid(ctx);
  if (!isZone(input.zone)) refuse('notice-zone-unknown', 'zone');
  const switched = input.off.map(({ kind: name, channel }, index) => {
    const kind = ctx.kinds().get(name);
    if (!kind?.channels.includes(channel)) refuse('notice-kind-unknown', `off.${index}.kind`);
    if (kind.required) refuse('notice-required', `off.${index}.kind`);
    return switchOf(name, channel);
  });
  const settings = {
    uid,
    language: ctx.caller.language,
    zone: input.zone,
    ...quietColumns(input.quiet),
    switched_off: [...new Set(switched)],
  };
  await inTransaction(ctx, async (tx) => {
    const { zone: before } = await settingsOf(tx, uid);
    await saveSettings(tx.db, settings);
    // Reminders may go by other clocks than these; they follow who moves, not who only changes something else.
    if (settings.zone !== before) await moveReminders(tx, uid, settings.zone);
  });
  return view(ctx, settings, await hasFeed(ctx.db, uid));
}

function quietColumns(quiet: QuietHours | null): Pick<OwnSettings, 'quiet_from' | 'quiet_to'> {
  if (!quiet) return { quiet_from: null, quiet_to: null };
  if (minutesOf(quiet.from) === undefined) refuse('notice-time-invalid', 'quiet.from');
  if (minutesOf(quiet.to) === undefined || quiet.to === quiet.from) refuse('notice-time-invalid', 'quiet.to');
  return { quiet_from: quiet.from, quiet_to: quiet.to };
}

function view({ kinds, caller }: NoticeContext, settings: OwnSettings, feed: boolean): NoticeSettings {
  const { zone, quiet_from: from, quiet_to: to } = settings;
  return {
    zone,
    feed,
    quiet: from === null || to === null ? null : { from, to },
    kinds: [...kinds().values()].map((kind) => ({
      kind: kind.name,
      label: kind.label(caller.language),
      channels: kind.channels.map((channel) => ({ channel, on: mayCome(settings, kind, channel) })),
      required: kind.required,
    })),
  };
}
