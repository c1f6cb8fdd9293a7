import type { Language } from '@yuanguang/contract/languages';
import { EMAIL_SCENES, type EmailScene, type SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import type { CodeFor, CodeKind, SealedCode } from '../../verification-code/verification-code.service.ts';
import { accountMessages } from '../messages.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'account.code': SealedCode;
  }
}

const CODE_SECONDS = 180;

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

type AccountCode = CodeFor<SmsScene | EmailScene>;

const minutes = CODE_SECONDS / 60;

/** A code as a text message, in one language. */
export function codeText({ scene, code }: AccountCode, language: Language): string {
  const t = accountMessages(language);
  return t('code.sms', { purpose: t(`code.purpose.${PURPOSES[scene]}`), code, minutes });
}

/** A code by mail. */
const codeEmail = mailKind<AccountCode>(
  EMAIL_SCENES.map((scene) => ({ scene, code: '012345' })),
  ({ scene, code }, language) => {
    const t = accountMessages(language);
    return mailContent(language, t('code.subject', { code }), [
      t('code.greeting'),
      t(`code.about.${PURPOSES[scene]}`),
      { label: t('code.code'), code },
      t('code.note', { minutes }),
      t('code.unasked'),
      t('code.temple'),
    ]);
  },
);

/** A code for logging in, for a new password, number or address. */
export const accountCode: CodeKind<AccountCode['scene']> = {
  job: 'account.code',
  sealedFor: 'account.code-letter',
  seconds: CODE_SECONDS,
  mail: codeEmail,
  text: codeText,
};
