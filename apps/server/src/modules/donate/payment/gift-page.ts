import type { DonateTools } from '../donate-context.ts';

/** The page of the app that the link opens. */
export function giftPage({ settings }: Pick<DonateTools, 'settings'>, token: string): string {
  return `${settings.PUBLIC_URL}/zhuyin/#/pages/pay/pay?token=${encodeURIComponent(token)}`;
}
