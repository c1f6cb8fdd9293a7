import 'fake-indexeddb/auto';
import { test } from 'vitest';
import { holdsThrough } from './interleavings.testing.ts';

const HALF_AN_HOUR = 1_800_000;

test(
  'ten thousand interleavings: what was counted stands on the server and on every device, once',
  () => holdsThrough(10_000),
  HALF_AN_HOUR,
);
