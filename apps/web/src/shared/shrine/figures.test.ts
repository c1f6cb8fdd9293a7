import { BUDDHA_IDS } from '@yuanguang/contract/buddhas';
import { OFFERING_FORMS } from '@yuanguang/contract/rules/worship';
import { FIGURE_IDS, OFFERING_SIZES } from '@yuanguang/ui/figure-ids';
import { expect, test } from 'vitest';

test('everyone whom the contract lets a shrine choose has a picture, and no other', () => {
  expect([...FIGURE_IDS]).toEqual([...BUDDHA_IDS]);
});

test('all that can be offered is drawn by its name, incense as one stick and as three', () => {
  const { incense: _, ...others } = OFFERING_FORMS;
  const forms: string[] = [...Object.values(others).flat(), 'incense-one', 'incense-three'];
  expect(forms.filter((form) => !(form in OFFERING_SIZES))).toEqual([]);
});
