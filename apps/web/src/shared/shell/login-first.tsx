import { Button, Empty, type EmptyProps } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useLoginHref } from '../account/use-login-href.ts';

interface LoginFirstProps extends Pick<EmptyProps, 'title' | 'picture'> {
  /** The words of the link. */
  readonly button: string;
  /** Why a login is asked for. */
  readonly children: ReactNode;
}

/** In the place of what is one's own: the way to the login, and back to the page. */
export function LoginFirst({ button, children, ...empty }: LoginFirstProps) {
  const href = useLoginHref();
  return (
    <Empty
      {...empty}
      action={
        <Button variant="seal" href={href}>
          {button}
        </Button>
      }
    >
      {children}
    </Empty>
  );
}
