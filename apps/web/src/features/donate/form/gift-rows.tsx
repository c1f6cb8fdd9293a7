import { joinNames } from '@yuanguang/content/wording';
import type { Language } from '@yuanguang/contract/languages';
import type { Gift, GiveInput } from '@yuanguang/contract/objects/donate/gift';
import type { KeyValue } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { DedicationText } from '../../../shared/giving/dedication-text.tsx';

type Wording = Pick<GiveInput, 'name' | 'anonymous' | 'dedication'> & { readonly honoree: Gift['honoree'] };

/** The rows that the summary and the record of a gift share: for whom, by whom, dedicated to whom. */
export function useWordingRows(): (gift: Wording) => KeyValue[] {
  const t = useTranslations('donate');
  const language = useLocale() as Language;
  const sponsor = useTranslations('sponsor.summary');
  return ({ honoree, name, anonymous, dedication }) => [
    ...(honoree.kind === 'self'
      ? []
      : [
          {
            label: t(`form.kind.${honoree.kind}`),
            value: joinNames(honoree.names, language),
          },
        ]),
    ...(honoree.noticeEmail ? [{ label: t('summary.notice'), value: honoree.noticeEmail }] : []),
    { label: sponsor('name'), value: anonymous ? sponsor('hidden', { name }) : name },
    { label: sponsor('dedication'), value: <DedicationText dedication={dedication} /> },
  ];
}
