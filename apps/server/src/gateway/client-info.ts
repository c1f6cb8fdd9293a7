import { DEFAULT_LANGUAGE, type Language, languageOf } from '@yuanguang/contract/languages';
import type { ClientFacts } from '../lib/context.ts';

/** What the gateway takes from `clientInfo`; clients send much more, in every version something else. */
export interface ClientInfo extends ClientFacts {
  readonly deviceId: string;
  readonly language: Language;
}

const DEVICE_ID_MAX = 64;
const TAG_MAX = 35;

/** Reads `clientInfo` as a call brought it. Nothing in it is trusted. */
export function clientInfoOf(value: Readonly<Record<string, unknown>>): ClientInfo {
  const deviceId = value.deviceId ?? value.DEVICEID;
  return {
    deviceId: typeof deviceId === 'string' ? deviceId.slice(0, DEVICE_ID_MAX) : '',
    language: firstLanguage([value.locale, value.LOCALE, value.appLanguage]),
    appId: short(value.appId ?? value.APPID),
    platform: platformOf(value.uniPlatform ?? value.PLATFORM),
    osName: short(value.osName ?? value.OS),
    appName: short(value.appName),
    appVersion: short(value.appVersion),
    appVersionCode: short(value.appVersionCode),
    channel: short(value.channel),
    browserName: short(value.browserName),
  };
}

const SHORT_MAX = 64;

/** Versions come as numbers from some clients. */
function short(value: unknown): string {
  if (typeof value === 'number') return String(value).slice(0, SHORT_MAX);
  return typeof value === 'string' ? value.slice(0, SHORT_MAX) : '';
}

function platformOf(value: unknown): string {
  const name = short(value);
  if (name === 'h5') return 'web';
  return name.startsWith('app') ? 'app' : name;
}

const MOST_TAGS = 200;
const tagged = new Map<string, Language | undefined>();

function firstLanguage(tags: readonly unknown[]): Language {
  for (const tag of tags) {
    if (typeof tag !== 'string' || tag.length > TAG_MAX) continue;
    const language = remembered(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Devices send a few dozen tags, again and again. */
function remembered(tag: string): Language | undefined {
  if (tagged.has(tag)) return tagged.get(tag);
  const language = languageOf(tag);
  if (tagged.size < MOST_TAGS) tagged.set(tag, language);
  return language;
}
