import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { Section } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useFamilyShrines } from '../../model/use-family.ts';
import { NameForm } from './name-form.tsx';

/** How the family knows who reads. */
export function MyNamePart({ shrine: { id, members } }: { shrine: FamilyShrine }) {
  const t = useTranslations('worship.family');
  const { callMe } = useFamilyShrines();
  return (
    <Section title={t('members.mine')} id="my-name">
      <NameForm
        name={members.find(({ mine }) => mine)?.name ?? ''}
        label={t('myName')}
        hint={t('myNameHint')}
        saveLabel={t('members.save')}
        saved={t('members.called')}
        onSave={(name) => callMe(id, name)}
      />
    </Section>
  );
}
