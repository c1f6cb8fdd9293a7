// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedText, storedValue } from './stored.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const names = storedValue('localStorage', 'names', (value) => (Array.isArray(value) ? value : undefined));

test('a value outlives its document, and undefined removes it', () => {
  names.write(['静慧']);
  expect(localStorage.getItem('names')).toBe('["静慧"]');
  expect(names.read()).toEqual(['静慧']);
  names.write(undefined);
  expect(localStorage.getItem('names')).toBeNull();
  expect(names.read()).toBeUndefined();
});

test('what is damaged or of another kind is as good as none', () => {
  for (const text of ['{', '{}', '7', '']) {
    localStorage.setItem('names', text);
    expect(names.read()).toBeUndefined();
  }
});

test('where storage is denied it lasts as long as the document', () => {
  vi.stubGlobal('localStorage', undefined);
  const text = storedText('localStorage', 'text');
  expect(text.read()).toBeUndefined();
  text.write('here');
  expect(text.read()).toBe('here');
  text.write(undefined);
  expect(text.read()).toBeUndefined();
});

test('where storage is full the new value is read, not the one before', () => {
  const text = storedText('localStorage', 'text');
  text.write('before');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  text.write('after');
  expect(text.read()).toBe('after');
  full.mockRestore();
  text.write('again');
  expect(text.read()).toBe('again');
  expect(localStorage.getItem('text')).toBe('again');
});
