// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetDeviceLog, noteOnDevice } from './device-log.ts';

const kept = () => JSON.parse(localStorage.getItem('readNewsLog') ?? '[]') as { article_id: string }[];

beforeEach(() => forgetDeviceLog());

it('keeps each article once, the last read first, with the moment it was read last', () => {
  noteOnDevice('a', 1);
  noteOnDevice('b', 2);
  noteOnDevice('a', 3);
  expect(kept()).toEqual([
    { article_id: 'a', last_time: 3 },
    { article_id: 'b', last_time: 2 },
  ]);
});

it('notes the moment anew when the same article is read twice in a row', () => {
  noteOnDevice('a', 1);
  noteOnDevice('a', 2);
  expect(kept()).toEqual([{ article_id: 'a', last_time: 2 }]);
});

it('keeps a hundred', () => {
  for (let number = 0; number < 120; number += 1) noteOnDevice(`article-${number}`, number);
  expect(kept()).toHaveLength(100);
  expect(kept()[0]?.article_id).toBe('article-119');
});
