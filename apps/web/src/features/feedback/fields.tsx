import { FEEDBACK_TEXT_MAX } from '@yuanguang/contract/rules/feedback';
import { TextArea, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { BoundField } from '../../shared/form/use-form.ts';

/** What is to be said to the office. */
export function MessageField(bound: BoundField) {
  const t = useTranslations('feedback.form');
  return (
    <TextArea
      label={t('content')}
      placeholder={t('contentPlaceholder')}
      rows={6}
      maxCharacters={FEEDBACK_TEXT_MAX}
      {...bound}
    />
  );
}

interface ContactFieldProps extends BoundField {
  readonly label: string;
  readonly hint: string;
}

/** Where an answer is to go, if one is wished. */
export function ContactField(props: ContactFieldProps) {
  const t = useTranslations('feedback.form');
  return (
    <TextField
      optional={t('optional')}
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={120}
      {...props}
    />
  );
}
