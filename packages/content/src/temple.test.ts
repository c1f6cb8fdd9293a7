import { expect, test } from 'vitest';
import { licenceLines, licenceText, NOTICES } from './notices.ts';
import { PRINTING_QUESTIONS } from './printing.ts';
import { filledContacts, TEMPLE } from './temple.ts';

test('every hour opens before it closes, and the last guest still comes in time', () => {
  for (const hours of TEMPLE.hours) {
    expect(hours.opens < hours.lastEntry && hours.lastEntry <= hours.closes, hours.id).toBe(true);
  }
  for (const service of TEMPLE.services) expect(service.starts < service.ends, service.id).toBe(true);
});

test('the day begins with the morning service, before the gate opens', () => {
  const [first] = TEMPLE.services;
  const daily = TEMPLE.hours.find((hours) => hours.id === 'daily');
  expect(first?.id).toBe('morning');
  expect(first && daily && first.starts < daily.opens).toBe(true);
});

test('the guide tells how to come by metro, by bus, by car and on foot', () => {
  expect(TEMPLE.transport.map((way) => way.id)).toEqual(['metro', 'bus', 'car', 'walk']);
});

test('what only the office can know is marked as a sample, and no phone or email is invented', () => {
  for (const field of [...TEMPLE.officeConfirms, ...TEMPLE.samples])
    expect(TEMPLE, field).toHaveProperty(field);
  expect(TEMPLE.samples).toEqual(['address', 'hours', 'services', 'transport']);
  expect(JSON.stringify(TEMPLE.contactsUnfilled)).not.toMatch(/\d|时至|電話|电话|phone/i);
});

test('a contact that was not entered is not shown; one that was is, with its label', () => {
  expect(filledContacts({ phone: '', email: ' ' }, 'zh-Hans')).toEqual([]);
  expect(filledContacts({ phone: ' 0000-0000 ', email: '' }, 'zh-Hant')).toEqual([
    { kind: 'phone', label: '客堂電話', value: '0000-0000' },
  ]);
});

test('the licence line shows what the office has entered and nothing else', () => {
  const none = { number: '', holder: '', icp: ' ', police: '' };
  expect(licenceLines(none, 'zh-Hans')).toEqual([]);
  expect(licenceLines({ ...none, icp: 'ICP 1', number: '甲〔2026〕1' }, 'zh-Hans')).toEqual([
    { key: 'number', label: '互联网宗教信息服务许可证', value: '甲〔2026〕1' },
    { key: 'icp', label: '网站备案号', value: 'ICP 1' },
  ]);
  expect(licenceText({ ...none, icp: 'ICP 1' }, 'en')).toEqual(['Website filing number ICP 1']);
  // That it is missing is for the office to know.
  expect(licenceText(none, 'en')).toEqual([]);
});

test('the certificate says that it is no receipt, and never takes the name of a fiscal document', () => {
  const { title, note } = NOTICES.certificate;
  expect(note['zh-Hans']).toContain('非财务票据');
  expect(note.en).toContain('not a financial receipt');
  expect(title['zh-Hans']).not.toMatch(/票|收据|发票/);
  // อนุโมทนาบัตร is a tax document in Thailand.
  expect(title.th).not.toContain('อนุโมทนา');
});

test('the questions are answered once each, refunds and corrections among them', () => {
  const ids = PRINTING_QUESTIONS.map((item) => item.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['when', 'where', 'names', 'correct', 'refund', 'receipt']));
});

test('nothing speaks of raising funds', () => {
  const words = JSON.stringify([TEMPLE, NOTICES, PRINTING_QUESTIONS]);
  expect(words).not.toMatch(/募捐|募款|筹款|籌款|fundrais|ระดมทุน/i);
});
