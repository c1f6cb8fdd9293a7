import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FeedbackForm } from './feedback-form.tsx';
import { Thanks } from './thanks.tsx';
import { OWN_FEEDBACK } from './use-own-feedback.ts';

/** The form; once it is sent, thanks in its place. */
export function WritePart() {
  const t = useTranslations('feedback.thanks');
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(false);
  if (sent) return <Thanks text={t('text')} onAgain={() => setSent(false)} />;
  return (
    <FeedbackForm
      onSent={() => {
        setSent(true);
        void queryClient.invalidateQueries({ queryKey: OWN_FEEDBACK });
      }}
    />
  );
}
