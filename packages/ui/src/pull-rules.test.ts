import { describe, expect, test } from 'vitest';
import {
  PULL_IDLE,
  PULL_LIMIT,
  PULL_THRESHOLD,
  type PullEvent,
  type PullState,
  pullDistance,
  pullReducer,
} from './pull-rules.ts';

const run = (events: PullEvent[], from: PullState = PULL_IDLE) => events.reduce(pullReducer, from);
const move = (travel: number): PullEvent => ({ type: 'move', travel });

describe('pull-down refresh', () => {
  test('is reached at 45 pixels and not before', () => {
    expect(PULL_THRESHOLD).toBe(45);
    expect(run([move(44.9)]).phase).toBe('pulling');
    expect(run([move(45)]).phase).toBe('reached');
  });

  test('goes from reached back to pulling when the finger goes back', () => {
    expect(run([move(60), move(30)])).toEqual({ phase: 'pulling', distance: 30 });
  });

  test('let go too early it aborts, goes back and is idle again', () => {
    const aborting = run([move(30), { type: 'release' }]);
    expect(aborting).toEqual({ phase: 'aborting', distance: 0 });
    expect(run([{ type: 'settled' }], aborting)).toEqual(PULL_IDLE);
  });

  test('let go beyond the threshold it refreshes, restores when done, and is idle again', () => {
    const refreshing = run([move(80), { type: 'release' }]);
    expect(refreshing.phase).toBe('refreshing');
    const restoring = run([{ type: 'done' }], refreshing);
    expect(restoring).toEqual({ phase: 'restoring', distance: 0 });
    expect(run([{ type: 'settled' }], restoring)).toEqual(PULL_IDLE);
  });

  test('the finger cannot disturb a refresh or a way back', () => {
    const refreshing = run([move(80), { type: 'release' }]);
    expect(run([move(200), { type: 'release' }], refreshing)).toBe(refreshing);
    const aborting = run([move(20), { type: 'release' }]);
    expect(run([move(90)], aborting)).toBe(aborting);
  });

  test('a finger that goes above where it came down ends the pull', () => {
    expect(run([move(30), move(-5)])).toEqual(PULL_IDLE);
    expect(run([move(-5)])).toEqual(PULL_IDLE);
  });

  test('the keyboard refreshes at once, but not twice', () => {
    const refreshing = run([{ type: 'press' }]);
    expect(refreshing.phase).toBe('refreshing');
    expect(run([{ type: 'press' }], refreshing)).toBe(refreshing);
  });

  test('the page follows the finger to the threshold and never beyond its limit', () => {
    expect(pullDistance(20)).toBe(20);
    expect(pullDistance(PULL_THRESHOLD)).toBe(PULL_THRESHOLD);
    expect(pullDistance(100)).toBeGreaterThan(PULL_THRESHOLD);
    expect(pullDistance(100000)).toBeLessThan(PULL_LIMIT);
  });
});
