import { expect, it } from 'vitest';
import { fieldErrors } from './rules.ts';

const values = { content: '字太小', contact: '', mobile: '' };

it.each([
  [{}, [], {}],
  [{ content: ' \n ' }, [], { content: 'content' }],
  [{ contact: 'x'.repeat(60) }, [], {}],
  [{ contact: 'x'.repeat(61) }, [], { contact: 'contact' }],
  [{ mobile: '+86 138-0013-8000' }, [], {}],
  [{ mobile: '12' }, [], { mobile: 'mobile' }],
  [{}, ['done'], {}],
  [{}, ['done', 'sending'], { images: 'sending' }],
  [{}, ['failed', 'sending'], { images: 'unsent' }],
] as const)('of %j with pictures %j are %j', (change, states, errors) => {
  expect(
    fieldErrors(
      { ...values, ...change },
      states.map((state) => ({ state })),
    ),
  ).toEqual(errors);
});
