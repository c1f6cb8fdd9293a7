import { canPrompt } from './install-prompt.ts';

/** How the app comes to the home screen: by the browser's question, by a menu to be told in words, in another browser. */
export type WayToKeep = 'prompt' | 'ios' | 'menu' | 'inApp';

interface Device {
  readonly userAgent: string;
  /** An iPad says that it is a Macintosh; no Macintosh has touch points. */
  readonly maxTouchPoints: number;
  readonly canPrompt: boolean;
  /** It was opened from the home screen. */
  readonly standalone: boolean;
}

/** Browsers inside other apps, which cannot put anything on a home screen. */
const IN_APP = /MicroMessenger|\bQQ\/|Weibo|AlipayClient|DingTalk|\bLine\/|FBA[NV]|Instagram/i;

/** How this phone can keep the app; undefined where it has it already, or is no phone and has no offer. */
export function wayToKeep({
  userAgent,
  maxTouchPoints,
  canPrompt,
  standalone,
}: Device): WayToKeep | undefined {
  if (standalone) return undefined;
  if (IN_APP.test(userAgent)) return 'inApp';
  if (canPrompt) return 'prompt';
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android|HarmonyOS|OpenHarmony/.test(userAgent) ? 'menu' : undefined;
}

/** The way of this device now. */
export function wayHere(): WayToKeep | undefined {
  const { userAgent, maxTouchPoints } = navigator;
  const standalone =
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true;
  return wayToKeep({ userAgent, maxTouchPoints, canPrompt: canPrompt(), standalone });
}
