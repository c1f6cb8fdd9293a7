import { Icon, type IconProps } from '../icon.tsx';

export const MineIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="6.5" r="3.25" />
    <path d="M4.75 20.75c.2-4.8 2.8-7.75 7.25-7.75s7.05 2.95 7.25 7.75M12 15.25c-1.1 1.6-1.6 3.2-1.75 5.5M12 15.25c1.1 1.6 1.6 3.2 1.75 5.5" />
  </Icon>
);
