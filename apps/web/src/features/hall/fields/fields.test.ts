import type { TabletText } from '@yuanguang/contract/rules/tablet';
import {
  BROKEN_TABLETS,
  GOOD_TABLETS,
  tablet,
  WHOLE_TABLETS,
} from '@yuanguang/contract/rules/tablet-cases.testing';
import { TABLET_KIND_IDS, TABLETS } from '@yuanguang/contract/rules/tablet-kinds';
import { describe, expect, it } from 'vitest';
import messages from '../messages/zh-Hans.json' with { type: 'json' };
import { lackingByField, tabletCodes } from './rules.ts';
import { tabletText, tabletValues } from './values.ts';

const TODAY = '2026-11-23';
/** What the form judges of a text that was typed into it. */
function judged(text: TabletText) {
  const values = tabletValues(text);
  return tabletCodes(tabletText(text.kind, values), values, TODAY);
}
/** A form has no place for more people than the kind, nor for half a day. */
const TYPEABLE = BROKEN_TABLETS.filter(
  ([what, kind, { people = [] }]) =>
    people.length <= TABLETS[kind].people.most && what !== 'died on a day and a half',
);

describe('The form of a tablet', () => {
  it.each(TYPEABLE.filter(([, , , , field]) => field !== 'people'))(
    'tells %s at its field',
    (_what, kind, change, code, field) => {
      expect(judged(tablet(kind, change))).toMatchObject({ [field]: code });
    },
  );

  it.each(GOOD_TABLETS)('finds nothing wrong with %s', (_what, kind, change) => {
    expect(judged(tablet(kind, change))).toEqual({});
  });

  it.each(TABLET_KIND_IDS)('gives back a tablet of %s as it was kept', (kind) => {
    expect(tabletText(kind, tabletValues(WHOLE_TABLETS[kind]))).toEqual({
      ...WHOLE_TABLETS[kind],
      people: WHOLE_TABLETS[kind].people.length > 0 ? WHOLE_TABLETS[kind].people : expect.any(Array),
    });
  });

  it('sends nothing of what was typed for another kind', () => {
    const values = { ...tabletValues(WHOLE_TABLETS.infant), surname: '陈', people: 4, household: true };
    const text = tabletText('creditors', values);
    expect(text).toMatchObject({ people: [], household: false, surname: '', father: '', mother: '' });
    expect(tabletText('rebirth', values).people).toHaveLength(2);
  });

  it('has a label for every field of the table', () => {
    const labels = Object.values(TABLETS).flatMap(({ fields }) => fields.map(({ label }) => label));
    const known = Object.keys(messages.field).map((key) => `field.${key}`);
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  });

  it('finds known signs that cannot be written at the fields that have them', () => {
    const text = tablet('rebirth', { sponsor: { title: '孝女', name: '陈𡨴慧' } });
    expect([...lackingByField(text, new Set(['𡨴', '〇']))]).toEqual([['sponsor.name', ['𡨴']]]);
  });
});
