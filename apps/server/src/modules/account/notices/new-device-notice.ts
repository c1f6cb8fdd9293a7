import type { NoticeKind } from '../../../lib/notice-kind.ts';
import { templeClock } from '../../../lib/temple-day.ts';
import { tell } from '../../notice/notice.service.ts';
import type { AccountContext } from '../account-context.ts';
import { accountMessages } from '../messages.ts';
import { deviceName } from '../session/device-name.ts';
import { maskAddress } from '../user/masking.ts';
import type { User } from '../user/user.repository.ts';
import { hasLoggedIn } from '../user/user-log.repository.ts';

interface NewDevice {
  /** Such as "Chrome · Android"; '' when nothing is known. */
  readonly device: string;
  /** Masked; '' when there is none. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const SETTINGS_PAGE = '/pages/ucenter/settings/settings';
const A_WEEK = 168;

/** A warning: somebody logged in where nobody had before. */
export const newDevice: NoticeKind<NewDevice> = {
  name: 'account.new-device',
  channels: ['push', 'mail'],
  required: true,
  usefulHours: A_WEEK,
  page: SETTINGS_PAGE,
  label: (language) => accountMessages(language)('told.newDevice.label'),
  pushed: (language) => accountMessages(language)('told.newDevice.pushed'),
  words({ device, address, at }, language) {
    const t = accountMessages(language);
    const time = templeClock(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
    const values = { time, device: device || 'none', address: address || 'none' };
    return { title: t('told.newDevice.title'), text: t('told.newDevice.text', values) };
  },
  samples: [
    { device: 'Chrome · Android', address: '203.0.113.*', at: 0 },
    { device: '', address: '', at: 0 },
  ],
};

/**
 * Tells a person who has logged in before of a login from a device that never did, as far back as the log goes. Call it in
 * the transaction of the login, before it is written down. Existing clients name their device themselves, so this finds
 * the new phone and the careless thief; the list of logins shows every one.
 */
export async function tellOfNewDevice(ctx: AccountContext, user: User): Promise<void> {
  const { deviceId, userAgent = '', ip, language } = ctx.caller;
  if (user.last_login_at === null) return;
  if (deviceId !== '' && (await hasLoggedIn(ctx.db, user.id, deviceId))) return;
  const at = ctx.now().getTime();
  await tell(ctx, {
    uid: user.id,
    kind: newDevice,
    data: { device: deviceName(userAgent), address: maskAddress(ip), at },
    // A device without a name is told of once a day.
    key: deviceId === '' ? `none:${ctx.days.of(ctx.now())}` : ctx.cipher.index('account.device', deviceId),
    language,
  });
}
