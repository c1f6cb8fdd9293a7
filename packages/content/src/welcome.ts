import yuanguang from '../packs/welcome/yuanguang.json' with { type: 'json' };
import { publish } from './pack.ts';
import type { WelcomePack } from './temple.schema.ts';

/** The temple's name, its line, and how the introduction begins. */
export const WELCOME = publish(yuanguang as WelcomePack).content;
