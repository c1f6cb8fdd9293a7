import type { FamilyShrine, ShrineMember } from '@yuanguang/contract/objects/worship';
import { Button, Section, Tag, toast, useAsk } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../../shared/form/form-error.tsx';
import { useAction } from '../../../../shared/form/use-action.ts';
import { useFamilyShrines } from '../../model/use-family.ts';
import s from './members.module.css';

/** Who belongs to the shrine, the longest first; its keeper may hand it over, or ask a member out. */
export function MemberList({ shrine }: { shrine: FamilyShrine }) {
  const t = useTranslations('worship.family');
  return (
    <Section title={t('members.title')} note={t('count', { count: shrine.members.length })} id="members">
      <ul className={s.members} aria-label={t('members.title')}>
        {shrine.members.map((member) => (
          <li key={member.id}>
            <p className={s.member}>
              <b>{member.name}</b>
              {member.mine ? <Tag>{t('me')}</Tag> : null}
              {member.role === 'owner' ? <Tag tone="gold">{t('role.owner')}</Tag> : null}
            </p>
            {shrine.role === 'owner' && !member.mine ? <Acts shrine={shrine} member={member} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Acts({ shrine, member: { id, name } }: { shrine: FamilyShrine; member: ShrineMember }) {
  const t = useTranslations('worship.family.members');
  const ask = useAsk();
  const { transfer, remove } = useFamilyShrines();
  const handing = useAction(async () => {
    const sure = await ask({
      title: t('transferTitle', { name }),
      body: t('transferText', { name }),
      confirmLabel: t('transfer'),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (!sure) return;
    await transfer(shrine.id, id);
    toast({ text: t('transferred', { name }), kind: 'done' });
  });
  const removing = useAction(async () => {
    const sure = await ask({
      title: t('removeTitle', { name }),
      body: t('removeText', { name }),
      confirmLabel: t('remove'),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (!sure) return;
    await remove(shrine.id, id);
    toast({ text: t('removed', { name }), kind: 'done' });
  });
  return (
    <>
      <p className={s.acts}>
        <Button variant="link" busy={handing.busy} onClick={() => void handing.submit()}>
          {t('transfer')}
          <span className="yg-sr">{name}</span>
        </Button>
        <Button variant="link" busy={removing.busy} onClick={() => void removing.submit()}>
          {t('remove')}
          <span className="yg-sr">{name}</span>
        </Button>
      </p>
      <FormError text={handing.error ?? removing.error} />
    </>
  );
}
