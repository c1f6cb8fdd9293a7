import { NavButton } from '@yuanguang/ui';
import { useMenu } from '../feature/use-menu.ts';

/** What stands at one end of the bar: at the left, where no page leads back, the contents. */
export function BarLinks({ menu }: { menu: 'bar' | 'bar.end' }) {
  return useMenu(menu).map(({ id, href, label, icon: Icon }) => (
    <NavButton key={id} href={href} label={label}>
      <Icon />
    </NavButton>
  ));
}
