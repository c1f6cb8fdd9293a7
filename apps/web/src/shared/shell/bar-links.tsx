import { NavButton } from '@yuanguang/ui';
import { useMenu } from '../feature/use-menu.ts';

/** What stands at the left of the bar where no page leads back: the contents. */
export function BarLinks() {
  return useMenu('bar').map(({ id, href, label, icon: Icon }) => (
    <NavButton key={id} href={href} label={label}>
      <Icon />
    </NavButton>
  ));
}
