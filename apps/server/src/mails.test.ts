import { purposeById } from '@yuanguang/content';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { SMS_SCENES } from '@yuanguang/contract/objects/uni-id-co';
import { expect, it } from 'vitest';
import { makeModules } from './app-module.ts';
import { translators } from './lib/translators.ts';
import { codeText } from './modules/account/verification-code/code-messages.ts';
import { refundedText } from './modules/donate/news/refunded-email.ts';
import { planText } from './modules/donate/plans/plan-text.ts';
import { NEWS_SAMPLES, newsText } from './modules/sponsor/news/news-messages.ts';
import { MODULES } from './modules.ts';
import { startTestDatabase } from './testing/database.ts';
import { testDeps } from './testing/deps.ts';

const database = startTestDatabase();

/** Whole sentences: no argument left out, no key in place of its message. */
const WHOLE = /^[^{}]*$/;
const KEY =
  /\b(?:code|changed|closing|receipt|news|answer|erasure|told|mail|honoree|refunded|ending|certificate|plan|memorial|kind|hall)\.[a-z]/;

async function mailsOf(language: Language) {
  const modules = await makeModules(MODULES, await testDeps(database));
  return modules
    .flatMap(({ notices }) => notices)
    .flatMap(({ name, mails }) => mails.map((kind) => ({ name, samples: kind.renderSamples(language) })));
}

it.each(LANGUAGES)('Every kind of mail is whole in %s, the same as text and as HTML', async (language) => {
  const kinds = await mailsOf(language);
  expect(kinds.map(({ name }) => name).sort()).toEqual([
    'account.changed',
    'account.closing',
    'account.code',
    'donate.honoree',
    'donate.monthly',
    'donate.receipt',
    'donate.refunded',
    'feedback.answer',
    'guest.erasure-code',
    'hall.told',
    'mail.receipt',
    'notice.mail',
    'sponsor.news',
    'sponsor.open-code',
  ]);
  for (const { subject, text, html } of kinds.flatMap(({ samples }) => samples)) {
    for (const words of [subject, text, html]) {
      expect(words).toMatch(WHOLE);
      expect(words).not.toMatch(KEY);
    }
    expect(html).toContain(`<html lang="${language}">`);
    // Every line of the text is read in the HTML too; an address may be behind a link there.
    const read = html.replace(/<[^>]*>/g, '\n');
    for (const line of text.split('\n').map((part) => part.trim())) {
      for (const part of line.startsWith('http') ? [] : line.split(/: (?=\S)/)) {
        expect(read).toContain(part.replace(/:$/, ''));
      }
    }
  }
});

it.each(LANGUAGES)(
  'Every kind of notice is whole in %s, and a push tells a locked screen of nobody',
  async (language) => {
    const modules = await makeModules(MODULES, await testDeps(database));
    const kinds = modules.flatMap(({ noticeKinds }) => noticeKinds);
    expect(kinds.map(({ name }) => name).sort()).toEqual([
      'account.new-device',
      'donate.monthly',
      'donate.monthly-paused',
      'donate.paid',
      'donate.refunded',
      'feedback.answered',
      'hall.approved',
      'hall.corrected',
      'hall.ended',
      'hall.memorial',
      'hall.refunded',
      'hall.rejected',
      'practice.reminder',
      'sponsor.paid',
      'sponsor.printing',
      'sponsor.shipped',
      'worship.family',
    ]);
    for (const { label, pushed, words, samples } of kinds) {
      const said = samples.map((data) => words(data as never, language));
      const texts = [label(language), pushed(language), ...said.flatMap(({ title, text }) => [title, text])];
      for (const text of texts) {
        expect(text).toMatch(WHOLE);
        expect(text).not.toMatch(KEY);
        expect(text.length).toBeGreaterThan(1);
      }
      // It is made without the data, so nothing of them can stand in it.
      expect(pushed).toHaveLength(1);
      expect(Buffer.byteLength(pushed(language))).toBeLessThan(300);
    }
  },
);

it.each(LANGUAGES)('A code as a text message is whole in %s', (language) => {
  for (const scene of SMS_SCENES) {
    const text = codeText({ scene, code: '012345' }, language);
    expect(text).toMatch(WHOLE);
    expect(text).toContain('012345');
  }
});

it.each(LANGUAGES)('News of an order as a text message are whole and short in %s', (language) => {
  for (const facts of NEWS_SAMPLES) {
    const { text, state } = newsText(facts, language);
    expect(text).toMatch(WHOLE);
    expect(text).toContain(facts.number);
    expect(text).toContain(state);
    if (facts.what.news === 'shipped') expect(state).toContain(facts.what.trackingNumber);
    // What fits into three parts of a long message, in whatever script.
    expect(text.length).toBeLessThan(200);
  }
});

it('A message that lacks an argument is an error, and so is one that is not there', () => {
  const table = { hello: 'Greetings, {name}' };
  const messages = translators({ 'zh-Hans': table, 'zh-Hant': table, en: table, ja: table, th: table });
  expect(messages('en')('hello', { name: 'Chen' })).toBe('Greetings, Chen');
  expect(() => messages('en')('hello')).toThrow();
  expect(() => messages('th')('farewell' as 'hello')).toThrow();
});

it.each(LANGUAGES)('A text message about a gift is whole and short in %s', (language) => {
  const purpose = purposeById('teaching').title[language];
  const code = 'a'.repeat(32);
  const link = `https://temple.example.org/giving/m/${code}`;
  const reminder = planText({ purpose, code, link }, language);
  const refunded = refundedText({ purpose, number: '4829-150-3761' }, language);
  // Alone between spaces, so that a telephone makes a link of it and of nothing beside it.
  expect(` ${reminder.text} `).toContain(` ${link} `);
  expect(refunded.text).toContain(refunded.news?.values.state);
  for (const { text } of [reminder, refunded]) {
    expect(text).toMatch(WHOLE);
    expect(text).not.toMatch(KEY);
    expect(text.length).toBeLessThan(260);
  }
});
