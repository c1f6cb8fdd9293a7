import { Icon, type IconProps } from '../icon.tsx';

export const BlessingTabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.25 7v9.25M15.75 7v9.25M7 7c-1.2-.9-.4-2.8 1.25-2.5C8.9 3 10.3 2.25 12 2.25s3.1.75 3.75 2.25c1.65-.3 2.45 1.6 1.25 2.5zM5.25 16.25h13.5M6.25 16.25c.5 2.7 2.7 4.5 5.75 4.5s5.25-1.8 5.75-4.5M12 16.25v4.5" />
    <path className="accent" d="M11.1 9.5h1.8v4h-1.8z" fill="currentColor" stroke="none" />
  </Icon>
);
