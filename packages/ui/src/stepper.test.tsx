// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';
import { keyCount, readCount, stepCount } from './stepper-rules.ts';
import { click, find, leave, press, type Rendered, render, type } from './testing.tsx';

let page: Rendered | undefined;
afterEach(() => page?.remove());

function Copies({ seen, start }: { seen: number[]; start: number }) {
  const [count, setCount] = useState(start);
  return (
    <Stepper
      label="Copies"
      minusLabel="one less"
      plusLabel="one more"
      min={1}
      max={9999}
      value={count}
      announce={(n) => `${n} copies`}
      onChange={(next) => {
        seen.push(next);
        setCount(next);
      }}
    />
  );
}

function open(start: number) {
  const seen: number[] = [];
  page = render(<Copies seen={seen} start={start} />);
  const { host } = page;
  return {
    seen,
    host,
    input: find<HTMLInputElement>(host, 'input'),
    minus: find<HTMLButtonElement>(host, '[aria-label="one less"]'),
    plus: find<HTMLButtonElement>(host, '[aria-label="one more"]'),
  };
}

describe('the stepper', () => {
  test('steps by its buttons and stops at the smallest number', () => {
    const { plus, minus, input } = open(1);
    expect(minus.disabled).toBe(true);
    click(plus);
    expect(input.value).toBe('2');
    click(minus);
    expect(input.value).toBe('1');
    expect(minus.disabled).toBe(true);
  });

  test('stops at the largest number', () => {
    const { plus } = open(9999);
    expect(plus.disabled).toBe(true);
  });

  test('takes typed numbers inside the range at once', () => {
    const { input, seen } = open(10);
    type(input, '36');
    expect(seen).toEqual([36]);
  });

  test('lets a number outside the range stand while typing and corrects it when the field is left', () => {
    const { input, seen } = open(10);
    type(input, '12345');
    expect(input.value).toBe('12345');
    expect(seen).toEqual([]);
    leave(input);
    expect(input.value).toBe('9999');
    expect(seen).toEqual([9999]);
  });

  test('an emptied field comes back to its last number', () => {
    const { input, seen } = open(10);
    type(input, '');
    leave(input);
    expect(input.value).toBe('10');
    expect(seen).toEqual([]);
  });

  test('obeys arrow, page, home and end keys', () => {
    const { input, seen } = open(10);
    for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']) press(input, key);
    expect(seen).toEqual([11, 10, 20, 10, 1, 9999]);
  });

  test('says its number and range to assistive technology, and each change aloud', () => {
    const { input, host, plus } = open(10);
    expect(input.getAttribute('role')).toBe('spinbutton');
    expect(input.getAttribute('aria-valuemin')).toBe('1');
    expect(input.getAttribute('aria-valuemax')).toBe('9999');
    click(plus);
    expect(input.getAttribute('aria-valuenow')).toBe('11');
    expect(find(host, '[aria-live]').textContent).toBe('11 copies');
  });

  test('reads full-width and Thai digits and leaves other signs out', () => {
    expect(readCount('１０')).toBe(10);
    expect(readCount('๓๖ เล่ม')).toBe(36);
    expect(readCount('-1.5e3')).toBe(153);
    expect(readCount('册')).toBeUndefined();
  });

  test('a step goes to the next multiple', () => {
    const fives = { min: 1, max: 100, step: 5 };
    expect(stepCount(7, 1, fives)).toBe(10);
    expect(stepCount(7, -1, fives)).toBe(5);
    expect(stepCount(5, -1, fives)).toBe(1);
    expect(keyCount('a', 7, fives)).toBeUndefined();
  });
});
