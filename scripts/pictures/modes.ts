import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { PHONE, WIDE } from '../../e2e/support/screens.ts';

export const SCREENS = { '375': PHONE, '1280': WIDE } as const;
export type ScreenName = keyof typeof SCREENS;

/** How the pages are read: by day, by night, and by elders. */
export const LIGHTS = {
  light: { theme: 'light', text: '1' },
  dark: { theme: 'dark', text: '1' },
  large: { theme: 'light', text: '1.5' },
} as const;
export type LightName = keyof typeof LIGHTS;

export const GALLERY_LANGUAGES = ['zh-Hans', 'th'] as const satisfies readonly Language[];

/** One way to look at everything. */
export interface Mode {
  readonly language: Language;
  readonly screen: ScreenName;
  readonly light: LightName;
}

export const MODES: readonly Mode[] = GALLERY_LANGUAGES.flatMap((language) =>
  (Object.keys(SCREENS) as ScreenName[]).flatMap((screen) =>
    (Object.keys(LIGHTS) as LightName[]).map((light) => ({ language, screen, light })),
  ),
);

/** One of each language: enough to see which characters titles are set in. */
export const CHARACTER_MODES: readonly Mode[] = LANGUAGES.map((language) => ({
  language,
  screen: '375',
  light: 'light',
}));
