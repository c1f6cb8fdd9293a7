import buddhistDays from '../packs/almanac/buddhist-days.json' with { type: 'json' };
import type { AlmanacPack } from './almanac.schema.ts';
import { publish } from './pack.ts';

/** Feasts and fasts by their lunar dates, and the solar terms from 冬至 on. The server's; pages get what they need of it. */
export const BUDDHIST_DAYS = publish(buddhistDays as AlmanacPack).content;
