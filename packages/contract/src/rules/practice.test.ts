import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOURNAL_DATA_MAX } from './journal.ts';
import { cleanPractice, type PracticeDefinition, practiceData, readPracticeData } from './practice.ts';

const RIGHT: PracticeDefinition = {
  title: '念佛',
  content: '南无阿弥陀佛',
  target: 1_080,
  reminder: { time: '05:30', weekdays: [1, 7] },
  paused: false,
};
const changed = (change: object): PracticeDefinition => ({ ...RIGHT, ...change });

describe('A practice of one’s own', () => {
  it('is kept as it was written, without what could hide something', () => {
    const written = changed({
      title: '  念佛\u202E\n一千声 ',
      content: '<b>南无</b>\r\n阿弥陀佛\u0000 ',
      reminder: { time: '00:00', weekdays: [7, 1, 7] },
    });
    expect(cleanPractice(written)).toEqual({
      practice: changed({
        title: '念佛 一千声',
        content: '<b>南无</b>\n阿弥陀佛',
        reminder: { time: '00:00', weekdays: [1, 7] },
      }),
    });
  });

  it.each([
    ['without a title', { title: ' \n\u200B' }, 'practice-title-required', 'title'],
    ['with a title of 41 characters', { title: '佛'.repeat(41) }, 'practice-title-too-long', 'title'],
    ['with a tower of marks', { title: `a${'\u0301'.repeat(500)}` }, 'practice-title-too-long', 'title'],
    ['without content', { content: '\u202E\u3164' }, 'practice-content-required', 'content'],
    [
      'with content of 2001 characters',
      { content: '佛'.repeat(2_001) },
      'practice-content-too-long',
      'content',
    ],
    ['that fills no entry', { content: '👨‍👩‍👧'.repeat(1_200) }, 'practice-content-too-long', 'content'],
    ['with a target of none', { target: 0 }, 'practice-target-invalid', 'target'],
    ['with a target of halves', { target: 1.5 }, 'practice-target-invalid', 'target'],
    ['with a target of NaN', { target: Number.NaN }, 'practice-target-invalid', 'target'],
    ['with a target too high', { target: 1_000_001 }, 'practice-target-invalid', 'target'],
    [
      'with a reminder at 24:00',
      { reminder: { time: '24:00', weekdays: [1] } },
      'practice-reminder-invalid',
      'reminder',
    ],
    [
      'with a reminder on no day',
      { reminder: { time: '05:30', weekdays: [] } },
      'practice-reminder-invalid',
      'reminder',
    ],
    [
      'with a reminder on an eighth day',
      { reminder: { time: '05:30', weekdays: [8] } },
      'practice-reminder-invalid',
      'reminder',
    ],
  ])('%s is refused at its field', (_what, change, refused, field) => {
    expect(cleanPractice(changed(change))).toEqual({ refused, field });
  });

  it('has room for 40 and 2000 characters that are written with several units each', () => {
    const practice = changed({
      title: '👨‍👩‍👧'.repeat(40),
      content: '\u{20BB7}'.repeat(2_000),
      target: null,
      reminder: null,
    });
    expect(cleanPractice(practice)).toEqual({ practice });
    expect(practiceData(practice).length).toBeLessThanOrEqual(JOURNAL_DATA_MAX);
  });

  it('comes back from the data of its entry', () => {
    expect(readPracticeData(practiceData(RIGHT))).toEqual({ practice: RIGHT });
    expect(readPracticeData(JSON.stringify({ ...RIGHT, colour: 'red' }))).toEqual({ practice: RIGHT });
  });

  it('is not read from anything else', () => {
    for (const data of [
      '',
      'null',
      '[]',
      '{}',
      '{',
      JSON.stringify(changed({ title: 1 })),
      JSON.stringify(changed({ reminder: {} })),
    ]) {
      expect(readPracticeData(data), data).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.json(), (data) => {
        expect(readPracticeData(data)).toBeUndefined();
      }),
    );
  });
});
