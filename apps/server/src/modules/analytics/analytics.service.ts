import type { Implementation } from '../../lib/implement.ts';
import './analytics.tables.ts';
import { analyticsObject } from './analytics.object.ts';

/** Counting how often pages are opened, as the app takes it in. */
export function analyticsModule(): { readonly implementations: readonly Implementation[] } {
  return { implementations: [analyticsObject()] };
}
