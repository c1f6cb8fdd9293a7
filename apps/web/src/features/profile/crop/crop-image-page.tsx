import { ActionBar, Button, LoadingRing, toast } from '@yuanguang/ui';
import { CameraIcon } from '@yuanguang/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { useMe } from '../me.ts';
import { RequireLogin } from '../parts/require-login.tsx';
import { PROFILE_ROUTES } from '../routes.ts';
import s from './crop.module.css';
import { Cropper, type Cropping } from './cropper.tsx';
import { wholeView } from './geometry.ts';
import { forgetPickedPicture, pickedPicture, pickPicture } from './picked-picture.ts';
import { cutOut, openPicture } from './picture.ts';
import { uploadAvatar } from './upload-avatar.ts';

/** A side of the picture that is kept, in pixels. */
const AVATAR_PX = 600;

/** Cuts the square of a picture that becomes one's own, and puts it in its place. */
export default function CropImagePage() {
  const t = useTranslations('profile.crop');
  const router = useRouter();
  const { hasLogin, change } = useMe();
  const [file, setFile] = useState(pickedPicture);
  const [cropping, setCropping] = useState<Cropping>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!file) return;
    let stale = false;
    openPicture(file).then(
      (picture) => stale || setCropping({ picture, view: wholeView(picture) }),
      () => {
        if (stale) return;
        setFile(undefined);
        setError(t('unreadable'));
      },
    );
    return () => {
      stale = true;
    };
  }, [file, t]);

  async function choose() {
    const next = await pickPicture();
    if (!next) return;
    setError(undefined);
    setCropping(undefined);
    setFile(next);
  }

  async function use({ picture, view }: Cropping) {
    setBusy(true);
    setError(undefined);
    try {
      const avatarFileId = await uploadAvatar(await cutOut(picture, view, AVATAR_PX));
      change(await accountCloud.updateProfile({ avatarFileId }));
      forgetPickedPicture();
      toast({ text: t('done'), kind: 'done' });
      if (router.canGoBack()) router.back();
      else router.navigate({ to: PROFILE_ROUTES.userinfo, replace: true });
    } catch (error) {
      setError(errorText(error));
      setBusy(false);
    }
  }

  const action =
    hasLogin && cropping ? (
      <ActionBar>
        <Button onClick={() => void choose()} disabled={busy}>
          {t('other')}
        </Button>
        <Button variant="seal" busy={busy} onClick={() => void use(cropping)}>
          {t(busy ? 'using' : 'use')}
        </Button>
      </ActionBar>
    ) : undefined;

  return (
    <Page action={action}>
      <RequireLogin>
        {() => (
          <>
            {cropping ? (
              <Cropper {...cropping} onChange={setCropping} />
            ) : file ? (
              <LoadingRing label={t('opening')} />
            ) : (
              <div className={s.choose}>
                <p>{t('choose')}</p>
                <Button variant="seal" icon={<CameraIcon />} onClick={() => void choose()}>
                  {t('chooseButton')}
                </Button>
              </div>
            )}
            <FormError text={error} />
          </>
        )}
      </RequireLogin>
    </Page>
  );
}
