import { Icon, type IconProps } from '../icon.tsx';

export const GreatBellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 5c-.5-1.5.4-2.5 2-2.5S14.5 3.5 14 5M5.5 19C6.6 17 6.75 14.5 6.75 10.75 6.75 7.2 8.6 5.25 12 5.25s5.25 1.95 5.25 5.5c0 3.75.15 6.25 1.25 8.25M5.5 19c.9 1.5 2.7 1.5 3.6.2.9 1.9 4.9 1.9 5.8 0 .9 1.3 2.7 1.3 3.6-.2M7 10.75h10" />
    <circle className="accent" cx="12" cy="14.75" r="1.3" fill="currentColor" stroke="none" />
  </Icon>
);
