import type { HallTools } from '../hall-context.ts';

/** The page on which an account finds its tablets, behind the `#`. */
export const MY_TABLETS = '/pages/hall/mine';

/** The page of the app that the link opens. */
export function tabletPage({ settings }: Pick<HallTools, 'settings'>, token: string): string {
  return `${settings.PUBLIC_URL}/zhuyin/#/pages/hall/tablet?token=${encodeURIComponent(token)}`;
}
