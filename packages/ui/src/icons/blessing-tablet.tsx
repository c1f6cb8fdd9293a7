import { Icon, type IconProps } from '../icon.tsx';

export const BlessingTabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 16.75V9.25c1.9-.8 3.3-2.1 4-4 .7 1.9 2.1 3.2 4 4v7.5M4.75 16.75h14.5M5.75 16.75c.1 2.4 1.4 4 3 4 1.3 0 2.2-1.25 3.25-1.25s1.95 1.25 3.25 1.25c1.6 0 2.9-1.6 3-4M6.5 10.5c-1-.3-1.5-1-1.5-2M17.5 10.5c1-.3 1.5-1 1.5-2" />
    <path className="accent" d="M11.15 10.25h1.7v3.75h-1.7z" fill="currentColor" stroke="none" />
    <circle className="accent" cx="12" cy="2.75" r="1.05" fill="currentColor" stroke="none" />
  </Icon>
);
