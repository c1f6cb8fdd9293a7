import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { Button, Section, toast, useAsk } from '@yuanguang/ui';
import { ShrineIcon, TrashIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../../shared/form/form-error.tsx';
import { useAction } from '../../../../shared/form/use-action.ts';
import { useNavigate } from '../../../../shared/router/use-router.tsx';
import { useFamilyShrines } from '../../model/use-family.ts';
import { ARRANGE, FAMILY, inFamilyHref } from '../../routes.ts';
import s from './members.module.css';
import { NameForm } from './name-form.tsx';

/** What its keeper alone may do with the shrine itself: name it, arrange it, close it. */
export function KeeperPart({ shrine: { id, name } }: { shrine: FamilyShrine }) {
  const t = useTranslations('worship.family');
  const ask = useAsk();
  const navigate = useNavigate();
  const { rename, close } = useFamilyShrines();
  const { busy, submit, error } = useAction(async () => {
    const sure = await ask({
      title: t('members.closeTitle', { shrine: name }),
      body: t('members.closeText'),
      confirmLabel: t('members.close'),
      cancelLabel: t('members.keep'),
      grave: true,
    });
    if (!sure) return;
    await close(id);
    toast({ text: t('members.closed', { shrine: name }), kind: 'done' });
    navigate({ to: FAMILY, replace: true });
    return 'leaving';
  });
  return (
    <Section title={t('members.shrine')} id="shrine">
      <NameForm
        name={name}
        label={t('name')}
        saveLabel={t('members.rename')}
        saved={t('members.renamed')}
        onSave={(next) => rename(id, next)}
      />
      <p className={s.ways}>
        <Button icon={<ShrineIcon />} href={inFamilyHref(ARRANGE, id)}>
          {t('members.arrange')}
        </Button>
        <Button icon={<TrashIcon />} busy={busy} onClick={() => void submit()}>
          {t('members.close')}
        </Button>
      </p>
      <FormError text={error} />
    </Section>
  );
}
