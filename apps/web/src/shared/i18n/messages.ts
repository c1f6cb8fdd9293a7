import type { FrameworkLanguage, Language } from '@yuanguang/contract/languages';
import { createEmitter } from '@yuanguang/ui/emitter';

/** Messages of one feature in one language: nested objects of ICU texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
type Loader = () => Promise<{ default: MessageTree }>;

const features = import.meta.glob<{ default: MessageTree }>('../../features/*/messages/*.json');
const shell = import.meta.glob<{ default: MessageTree }>('../messages/shell/*.json');
/** Refusals of one feature in one language: code and text. */
const errors = import.meta.glob<{ default: MessageTree }>(
  '../../../../../packages/contract/src/features/*/errors/*.json',
);
const framework = import.meta.glob<{ default: MessageTree }>('../messages/framework/*.json');

const loaded = new Map<string, MessageTree>();
const arrivals = createEmitter();
/** What the screen knows of. */
let published: ReadonlySet<string> = new Set();

/**
 * Changes when messages that arrived are published: together with the page that shows them, so that what is on the
 * screen is not rendered anew for messages fetched in advance.
 */
export const messageStore = {
  subscribe: arrivals.subscribe,
  version: (): unknown => published,
};

/** Publishes what has arrived, unless the screen knows all messages of the named features already. */
export function publishMessages(
  language: Language,
  frameworkLanguage: FrameworkLanguage,
  names: readonly string[],
): void {
  const keys = keysOf(language, frameworkLanguage, names);
  if (keys.every((key) => published.has(key) || !loaded.has(key))) return;
  published = new Set(loaded.keys());
  arrivals.emit();
}

function keysOf(language: Language, frameworkLanguage: FrameworkLanguage, names: readonly string[]) {
  return [
    `shell/${language}`,
    `framework/${frameworkLanguage}`,
    ...names.map((name) => `${name}/${language}`),
  ];
}

async function load(key: string, loader: Loader | undefined): Promise<void> {
  if (loaded.has(key)) return;
  if (!loader) throw new Error(`no messages: ${key}`);
  loaded.set(key, (await loader()).default);
}

/** Whether a page of the named features has all its messages. */
export function hasMessages(
  language: Language,
  frameworkLanguage: FrameworkLanguage,
  names: readonly string[],
): boolean {
  return keysOf(language, frameworkLanguage, names).every((key) => loaded.has(key));
}

/** Loads the messages of the shell, of the framework and of the named features. */
export async function loadMessages(
  language: Language,
  frameworkLanguage: FrameworkLanguage,
  names: readonly string[],
): Promise<void> {
  await Promise.all([
    load(`shell/${language}`, shell[`../messages/shell/${language}.json`]),
    load(`framework/${frameworkLanguage}`, framework[`../messages/framework/${frameworkLanguage}.json`]),
    ...names.map((name) => load(`${name}/${language}`, loaderOf(name, language))),
  ]);
}

/** `sponsor` are the messages of a feature, `errors/sponsor` the texts of its error codes. */
function loaderOf(name: string, language: Language): Loader | undefined {
  const [, feature] = name.split('errors/');
  return feature === undefined
    ? features[`../../features/${name}/messages/${language}.json`]
    : errors[`../../../../../packages/contract/src/features/${feature}/errors/${language}.json`];
}

/** The text of an error code in the reader's language, once `errors/<feature>` of its feature is loaded. */
export function errorMessage(code: string, language: Language): string | undefined {
  for (const [key, messages] of loaded) {
    const text = key.startsWith('errors/') && key.endsWith(`/${language}`) ? messages[code] : undefined;
    if (typeof text === 'string') return text;
  }
  return undefined;
}

/** The features whose messages have been loaded in some language: a change of language must bring all of them. */
export function loadedFeatures(): string[] {
  const names = [...loaded.keys()].map((key) => key.slice(0, key.lastIndexOf('/')));
  return [...new Set(names)].filter((name) => name !== 'shell' && name !== 'framework');
}

/** All loaded messages of a language by feature name; `shell` and `framework` beside them. */
export function messagesOf(language: Language, frameworkLanguage: FrameworkLanguage): MessageTree {
  const tree: Record<string, MessageTree> = {};
  for (const [key, messages] of loaded) {
    const [name = '', of] = key.split('/');
    if (name === 'errors') continue;
    if (of !== (name === 'framework' ? frameworkLanguage : language)) continue;
    tree[name] = { ...tree[name], ...messages };
    for (const [feature, titlesAndMenu] of Object.entries(messages.features ?? {})) {
      tree[feature] = { ...(titlesAndMenu as MessageTree), ...tree[feature] };
    }
  }
  return tree;
}
