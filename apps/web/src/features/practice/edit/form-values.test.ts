import { expect, test } from 'vitest';
import { type FormValues, judge, valuesOf } from './form-values.ts';

const written = (changes: Partial<FormValues>): FormValues => ({
  ...valuesOf(undefined),
  title: '念佛',
  content: '南无阿弥陀佛',
  ...changes,
});

test('title and content are enough; what is left out is none', () => {
  expect(judge(written({}))).toEqual({
    practice: { title: '念佛', content: '南无阿弥陀佛', target: null, reminder: null, paused: false },
  });
});

test('all that is wrong is said at once, each at its field', () => {
  const wrong = written({ title: ' \u202e ', content: '\n', target: '12.5', reminder: true, weekdays: [] });
  expect(judge(wrong)).toEqual({
    errors: {
      title: 'practice-title-required',
      content: 'practice-content-required',
      target: 'practice-target-invalid',
      reminder: 'practice-reminder-invalid',
    },
  });
  expect(judge(written({ title: '长'.repeat(41) }))).toEqual({
    errors: { title: 'practice-title-too-long' },
  });
});

test('a target is read in the digits of any keyboard', () => {
  for (const target of ['108', ' １０８ ', '๑๐๘'])
    expect(judge(written({ target }))).toMatchObject({ practice: { target: 108 } });
  for (const target of ['0', '-1', '1e3', '一百']) {
    expect(judge(written({ target }))).toEqual({ errors: { target: 'practice-target-invalid' } });
  }
});

test('a reminder goes by the clocks where the device is, and is kept where it does not say', () => {
  const reminded = written({ reminder: true, time: '05:30', weekdays: [1] });
  const reminder = { time: '05:30', weekdays: [1] };
  expect(judge(reminded, 'Asia/Bangkok')).toMatchObject({
    practice: { reminder: { ...reminder, zone: 'Asia/Bangkok' } },
  });
  expect(judge(reminded, undefined)).toHaveProperty('practice.reminder', reminder);
  expect(judge(written({}), 'Asia/Bangkok')).toHaveProperty('practice.reminder', null);
});

test('what was kept comes back into the form', () => {
  const judged = judge(
    written({ target: '27', reminder: true, time: '05:30', weekdays: [7, 1], paused: true }),
  );
  expect('practice' in judged && judge(valuesOf(judged.practice))).toEqual(judged);
});
