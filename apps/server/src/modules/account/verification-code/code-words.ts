import type { Language } from '@yuanguang/contract/languages';
import type { EmailScene, SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { createTranslator } from 'use-intl/core';
import en from '../messages/en.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };
import th from '../messages/th.json' with { type: 'json' };
import zhHans from '../messages/zh-Hans.json' with { type: 'json' };
import zhHant from '../messages/zh-Hant.json' with { type: 'json' };
import { CODE_SECONDS } from './verification-code.ts';

const MESSAGES: Record<Language, typeof zhHans> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, ja, th };

const PURPOSES = {
  'login-by-sms': 'login',
  'login-by-email': 'login',
  register: 'register',
  'reset-pwd-by-sms': 'reset',
  'reset-pwd-by-email': 'reset',
  'set-pwd-by-sms': 'setPassword',
  'bind-mobile-by-sms': 'bind',
  'bind-email': 'bind',
} as const satisfies Record<SmsScene | EmailScene, string>;

export interface CodeWords {
  readonly scene: SmsScene | EmailScene;
  readonly code: string;
  readonly language: Language;
}

function translator(language: Language) {
  return createTranslator({
    locale: language,
    messages: MESSAGES[language],
    namespace: 'code',
    onError(error) {
      throw error;
    },
  });
}

const minutes = CODE_SECONDS / 60;

/** A code as a text message, in one language. */
export function codeMessage({ scene, code, language }: CodeWords): string {
  const t = translator(language);
  return t('sms', { purpose: t(`purpose.${PURPOSES[scene]}`), code, minutes });
}

/** A code as a letter, plain and simple HTML, in one language. */
export function codeLetter({ scene, code, language }: CodeWords): {
  subject: string;
  text: string;
  html: string;
} {
  const t = translator(language);
  const about = t(`about.${PURPOSES[scene]}`);
  const note = t('note', { minutes });
  const text = [t('greeting'), about, `${t('code')}\n\n    ${code}`, note, t('unasked'), t('temple')].join(
    '\n\n',
  );
  // Nothing in it comes from a visitor, so there is nothing to escape.
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#f7f1e6;color:#3b2a1e;font:16px/1.7 serif">
<p>${t('greeting')}</p><p>${about}</p><p>${t('code')}</p>
<p style="font-size:28px;letter-spacing:6px;border-top:2px solid #3b2a1e;border-bottom:2px solid #3b2a1e;padding:8px 0">${code}</p>
<p>${note}</p><p>${t('unasked')}</p><p>${t('temple')}</p></body></html>`;
  return { subject: t('subject', { code }), text, html };
}
