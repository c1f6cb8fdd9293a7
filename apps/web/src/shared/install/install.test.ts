import { expect, test } from 'vitest';
import { wayToKeep } from './install.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; V2244A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';

const way = (userAgent: string, more = {}) =>
  wayToKeep({ userAgent, maxTouchPoints: 0, canPrompt: false, standalone: false, ...more });

test.each([
  ['Safari on a phone', IPHONE, {}, 'ios'],
  ['Chrome on an iPhone', IPHONE.replace('Version/17.4', 'CriOS/120.0.0.0'), {}, 'ios'],
  ['an iPad', MAC, { maxTouchPoints: 5 }, 'ios'],
  ['a Macintosh', MAC, {}, undefined],
  ['Android with an offer', ANDROID, { canPrompt: true }, 'prompt'],
  ['Android without one', ANDROID, {}, 'menu'],
  ['HarmonyOS', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1.6.1 Mobile', {}, 'menu'],
  ['a computer with an offer', WINDOWS, { canPrompt: true }, 'prompt'],
  ['a computer without one', WINDOWS, {}, undefined],
  ['WeChat on Android, whatever it offers', `${ANDROID} MicroMessenger/8.0.47`, { canPrompt: true }, 'inApp'],
  ['WeChat on an iPhone', `${IPHONE} MicroMessenger/8.0.47(0x18002f2c)`, {}, 'inApp'],
  ['Line', `${IPHONE} Line/14.3.0`, {}, 'inApp'],
  ['what is on the home screen already', IPHONE, { standalone: true }, undefined],
  ['nothing that is known', '', {}, undefined],
])('%s', (_device, userAgent, more, expected) => {
  expect(way(userAgent, more)).toBe(expected);
});
