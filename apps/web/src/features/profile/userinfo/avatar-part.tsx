import type { Me } from '@yuanguang/contract/objects/account';
import { Button, toast, useAsk } from '@yuanguang/ui';
import { CameraIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { pickPicture } from '../crop/picked-picture.ts';
import { Avatar } from '../parts/avatar.tsx';
import { PROFILE_ROUTES } from '../routes.ts';
import s from './userinfo.module.css';

interface AvatarPartProps {
  readonly me: Me;
  readonly onChange: (me: Me) => void;
}

/** The picture in the round light, choosing another, taking it away. */
export function AvatarPart({ me, onChange }: AvatarPartProps) {
  const t = useTranslations('profile.userinfo');
  const navigate = useNavigate();
  const ask = useAsk();

  async function choose() {
    if (await pickPicture()) navigate({ to: PROFILE_ROUTES.crop });
  }

  const { busy, submit, error } = useAction(async () => {
    onChange(await accountCloud.updateProfile({ avatarFileId: null }));
    toast({ text: t('updated'), kind: 'done' });
  });

  async function takeAway() {
    const sure = await ask({
      title: t('removeTitle'),
      confirmLabel: t('remove'),
      cancelLabel: t('close'),
    });
    if (sure) await submit();
  }

  return (
    <div className={s.avatar}>
      <Avatar size="page" picture={me.avatar} nickname={me.nickname} />
      <div className={s.change}>
        <Button icon={<CameraIcon />} onClick={() => void choose()}>
          {t(me.avatar ? 'changeAvatar' : 'addAvatar')}
        </Button>
        {me.avatar ? (
          <Button variant="link" busy={busy} onClick={() => void takeAway()}>
            {t('remove')}
          </Button>
        ) : null}
      </div>
      <FormError text={error} />
    </div>
  );
}
