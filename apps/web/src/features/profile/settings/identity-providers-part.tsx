import { useQueryClient } from '@tanstack/react-query';
import type { IdentityProviderId, Me } from '@yuanguang/contract/objects/account';
import { Button, Section, toast, useAsk } from '@yuanguang/ui';
import { MineIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { goToProvider } from '../../../shared/account/external-login.ts';
import type { LoginMethods } from '../../../shared/account/use-login-methods.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { Rows, TellRow } from '../parts/rows.tsx';
import { PROFILE_ROUTES } from '../routes.ts';
import s from './settings.module.css';

interface IdentityProvidersProps {
  readonly me: Me;
  readonly methods: LoginMethods | undefined;
  readonly onChange: (me: Me) => void;
}

/** Accounts of other sites by which one can log in: linked ones, and those that can be. Nothing where there are none. */
export function IdentityProvidersPart({ me, methods, onChange }: IdentityProvidersProps) {
  const t = useTranslations('profile.providers');
  const client = useQueryClient();
  const ask = useAsk();
  const [busy, setBusy] = useState<IdentityProviderId>();
  const [error, setError] = useState<string>();

  const open = methods?.providers ?? [];
  const closed = me.linked.filter((id) => !open.some((provider) => provider.id === id));
  const providers = [...open, ...closed.map((id) => ({ id, name: t(`name.${id}`) }))];
  if (providers.length === 0) return null;

  async function change(provider: IdentityProviderId, work: () => Promise<void>): Promise<void> {
    setBusy(provider);
    setError(undefined);
    try {
      await work();
    } catch (error) {
      setError(errorText(error));
      setBusy(undefined);
    }
  }

  /** Leads to the other site, and from there back to this page. */
  const link = (provider: IdentityProviderId) =>
    change(provider, () => goToProvider({ provider, bind: true, returnTo: PROFILE_ROUTES.settings }));

  async function unlink(provider: IdentityProviderId, name: string): Promise<void> {
    const sure = await ask({
      title: t('unlinkTitle', { name }),
      body: t('unlinkText', { name }),
      confirmLabel: t('unlink'),
      cancelLabel: t('cancel'),
    });
    if (!sure) return;
    await change(provider, async () => {
      onChange(await accountCloud.unlinkProvider({ provider }));
      await client.invalidateQueries({ queryKey: ['account', 'me'] });
      setBusy(undefined);
      toast({ text: t('unlinked', { name }), kind: 'done' });
    });
  }

  return (
    <Section title={t('title')} id="providers">
      <p className="yg-note">{t('text')}</p>
      <div className={s.list}>
        <Rows>
          {providers.map(({ id, name }) => {
            const linked = me.linked.includes(id);
            return (
              <TellRow
                key={id}
                icon={MineIcon}
                label={name}
                note={t(linked ? 'linked' : 'notLinked')}
                action={
                  <Button
                    variant="link"
                    busy={busy === id}
                    aria-label={t(linked ? 'unlinkLabel' : 'linkLabel', { name })}
                    onClick={() => void (linked ? unlink(id, name) : link(id))}
                  >
                    {t(linked ? 'unlink' : 'link')}
                  </Button>
                }
              />
            );
          })}
        </Rows>
      </div>
      <div className={s.after}>
        <FormError text={error} />
      </div>
    </Section>
  );
}
