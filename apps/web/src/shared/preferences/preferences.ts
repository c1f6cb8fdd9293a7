import {
  frameworkLanguage,
  knownLanguage,
  type Language,
  productLanguage,
} from '@yuanguang/contract/languages';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const TEXT_SCALES = ['1', '1.25', '1.5'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const SOUNDS = ['on', 'off'] as const;

/** How this device wants to read and whether it may sound: kept on the device, applied to the root element before the first paint. */
export interface Preferences {
  /** null: as the device's language says. */
  readonly language: Language | null;
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SCALES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  /** Wooden fish, bowls and chanting, where a page has them. */
  readonly sound: (typeof SOUNDS)[number];
}

export const PREFERENCES_KEY = 'yuanguang.preferences';
export const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  theme: 'auto',
  text: '1',
  contrast: 'normal',
  sound: 'on',
};

function oneOf<const Values extends readonly string[]>(
  values: Values,
  value: unknown,
  fallback: Values[number],
): Values[number] {
  return values.find((known) => known === value) ?? fallback;
}

/** Reads what a device kept; anything unknown falls back, so an old or damaged entry never stops the app. */
export function parsePreferences(kept: string | null): Preferences {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return DEFAULT_PREFERENCES;
    const entry = value as Record<keyof Preferences, unknown>;
    return {
      language: knownLanguage(entry.language) ?? null,
      theme: oneOf(THEMES, entry.theme, DEFAULT_PREFERENCES.theme),
      text: oneOf(TEXT_SCALES, entry.text, DEFAULT_PREFERENCES.text),
      contrast: oneOf(CONTRASTS, entry.contrast, DEFAULT_PREFERENCES.contrast),
      sound: oneOf(SOUNDS, entry.sound, DEFAULT_PREFERENCES.sound),
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/** Writes the preferences to the root element, where the tokens of the design system read them. */
export function applyPreferences(
  root: HTMLElement,
  preferences: Preferences,
  device: readonly string[],
): void {
  root.lang = productLanguage(preferences.language ?? frameworkLanguage(device));
  root.dataset.theme = preferences.theme;
  root.dataset.text = preferences.text;
  root.dataset.contrast = preferences.contrast;
}
