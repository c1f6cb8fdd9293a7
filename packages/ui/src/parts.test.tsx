// @vitest-environment jsdom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { standsUpright } from './book-cover.tsx';
import { Bundles, bundleStrips } from './bundles.tsx';
import { Button } from './button.tsx';
import { clipGraphemes, countGraphemes } from './graphemes.ts';
import * as everything from './index.ts';
import { Segments } from './segments.tsx';
import { SelectField } from './select-field.tsx';
import { click, find, press, type Rendered, render, type } from './testing.tsx';
import { TextArea } from './text-area.tsx';
import { CodeField } from './text-field.tsx';
import { readingMs } from './toast.tsx';
import { inkedCharacters, VerseProgress } from './verse-progress.tsx';

let page: Rendered | undefined;
afterEach(() => page?.remove());

const VERSE = [
  '願以此功德',
  '莊嚴佛淨土',
  '上報四重恩',
  '下濟三途苦',
  '若有見聞者',
  '悉發菩提心',
  '盡此一報身',
  '同生極樂國',
];

function Code({ onWhole }: { onWhole: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={onWhole} />;
}

describe('bundles', () => {
  const bundles = [5, 10, 20, 50].map((copies) => ({ copies, note: `${copies * 5} yuan` }));

  test('are one radio group: one name, so that the browser moves the choice by arrow keys', () => {
    page = render(
      <Bundles
        choiceLabel={({ copies }) => `${copies} copies`}
        legend="Copies"
        bundles={bundles}
        value={10}
        onChange={() => undefined}
      />,
    );
    const radios = [...page.host.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map((radio) => radio.value)).toEqual(['5', '10', '20', '50']);
    expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
    expect(radios.map((radio) => radio.checked)).toEqual([false, true, false, false]);
    expect(find(page.host, 'legend').textContent).toBe('Copies');
  });

  test('tell the number chosen', () => {
    const seen: number[] = [];
    page = render(
      <Bundles
        choiceLabel={({ copies }) => `${copies} copies`}
        legend="Copies"
        bundles={bundles}
        value={10}
        onChange={(n) => seen.push(n)}
      />,
    );
    click(find(page.host, 'input[value="50"]'));
    expect(seen).toEqual([50]);
  });

  test('draw one strip for five copies: 1, 2, 4 and 10', () => {
    expect([5, 10, 20, 50].map(bundleStrips)).toEqual([1, 2, 4, 10]);
    expect(bundleStrips(500)).toBe(10);
  });
});

describe('the verse', () => {
  const show = (fraction: number) => {
    page = render(<VerseProgress columns={VERSE} fraction={fraction} text={(a, b) => `${a} of ${b}`} />);
    return page.host;
  };

  test('inks 27 of its 40 characters at 6912 of 10000 copies and says so', () => {
    const host = show(0.6912);
    expect(find(host, '[role=img]').getAttribute('aria-label')).toBe('27 of 40');
    expect(host.querySelectorAll('[data-ink=inked]').length).toBe(26);
    expect(host.querySelectorAll('[data-ink=last]').length).toBe(1);
    expect(host.querySelectorAll('[data-ink=carved]').length).toBe(13);
  });

  test('is whole only when the goal is met', () => {
    expect(inkedCharacters(0.9999, 40)).toBe(39);
    expect(show(1).querySelectorAll('[data-ink=inked]').length).toBe(40);
    expect(inkedCharacters(1.7, 40)).toBe(40);
    expect(inkedCharacters(-1, 40)).toBe(0);
  });

  test('inks one character for each 250 copies of 10000', () => {
    expect([250, 500, 6750, 9750].map((n) => inkedCharacters(n / 10000, 40))).toEqual([1, 2, 27, 39]);
  });
});

describe('text', () => {
  test('is counted as a reader sees it', () => {
    expect(countGraphemes('愿家人平安')).toBe(5);
    expect(countGraphemes('👨‍👩‍👧🙏🏻')).toBe(2);
    expect(countGraphemes('ที่')).toBe(1);
    expect(clipGraphemes('a👨‍👩‍👧b', 2)).toBe('a👨‍👩‍👧');
  });

  test('of a field is cut at its limit, never inside a character, and the count follows', () => {
    page = render(<TextArea label="Prayer" maxCharacters={3} defaultValue="" />);
    const area = find<HTMLTextAreaElement>(page.host, 'textarea');
    type(area, '平安👨‍👩‍👧喜乐');
    expect(area.value).toBe('平安👨‍👩‍👧');
    expect(page.host.textContent).toContain('3 / 3');
  });

  test('of a one-time code keeps digits only and tells once when it is whole', () => {
    const whole: string[] = [];
    page = render(<Code onWhole={(code) => whole.push(code)} />);
    const input = find<HTMLInputElement>(page.host, 'input');
    type(input, '20 46');
    expect(input.value).toBe('2046');
    expect(whole).toEqual([]);
    type(input, '204618');
    expect(whole).toEqual(['204618']);
  });

  test('of a long message stays longer than the usual 1500 ms', () => {
    expect(readingMs({ text: '已存' })).toBe(1500);
    expect(readingMs({ text: '网络不通，请检查网络设置后再试一次。' })).toBeGreaterThan(1500);
    expect(readingMs({ text: 'x', durationMs: 2000 })).toBe(2000);
  });

  test('stands upright only when every character can', () => {
    expect(standsUpright('金刚般若波罗蜜经')).toBe(true);
    expect(standsUpright('般若心経のおはなし')).toBe(true);
    expect(standsUpright('John 陈')).toBe(false);
    expect(standsUpright('วัชรสูตร')).toBe(false);
  });
});

describe('controls', () => {
  test('a busy button keeps its focus and swallows presses', () => {
    let presses = 0;
    page = render(
      <Button busy onClick={() => (presses += 1)}>
        Pay
      </Button>,
    );
    const button = find<HTMLButtonElement>(page.host, 'button');
    button.focus();
    click(button);
    expect(presses).toBe(0);
    expect(document.activeElement).toBe(button);
    page.show(<Button onClick={() => (presses += 1)}>Pay</Button>);
    click(button);
    expect(presses).toBe(1);
  });

  test('a busy submit button does not submit its form twice', () => {
    let sent = 0;
    page = render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Button busy type="submit">
          Pay
        </Button>
      </form>,
    );
    click(find(page.host, 'button'));
    expect(sent).toBe(0);
  });

  test('tabs inside a page go round by arrow keys', () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
    const seen: string[] = [];
    page = render(
      <Segments label="Days" options={options} value="c" onChange={(value) => seen.push(value)} />,
    );
    const list = find(page.host, '[role=tablist]');
    press(list, 'ArrowRight');
    press(list, 'ArrowLeft');
    press(list, 'Home');
    press(list, 'x');
    expect(seen).toEqual(['a', 'b', 'a']);
  });
});

describe('the first render', () => {
  test('needs no browser: the frontispiece and the shell are written on a server', () => {
    const { Frontispiece, PageLayout, NavBar, AppLayout, ToastHost } = everything;
    const html = renderToString(
      <AppLayout skipLabel="Skip">
        <PageLayout header={<NavBar title="圆光寺" />}>
          <Frontispiece picture="hall" title="助印经书" sealLabel="圆光寺印" />
        </PageLayout>
        <ToastHost />
      </AppLayout>,
    );
    expect(html).toContain('助印经书');
    expect(html).toContain('aria-label="圆光寺印"');
  });
});

test('a list that comes later leaves what is chosen in its place', () => {
  const options = [
    { value: 'all', label: '全部' },
    { value: 'heart', label: '心经' },
  ];
  const list = (still: boolean) => (
    <SelectField label="按经书看" value="heart" still={still} options={options} onChange={() => undefined} />
  );
  page = render(list(true));
  expect(page.host.querySelector('select')).toBeNull();
  expect(page.host.textContent).toBe('按经书看心经');
  page.show(list(false));
  expect(find<HTMLSelectElement>(page.host, 'select').value).toBe('heart');
});
