import { Icon, type IconProps } from '../icon.tsx';

export const HandBellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.75 8V4.25a1.25 1.25 0 0 1 2.5 0V8M9.75 5.5h4.5M5.75 17.25c1.6-1.1 2.1-2.7 2.25-4.75.2-2.75 1.5-4.5 4-4.5s3.8 1.75 4 4.5c.15 2.05.65 3.65 2.25 4.75zM8.1 13.5h7.8" />
    <circle className="accent" cx="12" cy="19.75" r="1.25" fill="currentColor" stroke="none" />
  </Icon>
);
