import { Icon, type IconProps } from '../icon.tsx';

export const BlessingTabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.25 8.5v8.25M15.75 8.5v8.25M5.5 8.5c1.4-.6 1.5-2 1.25-3.5 1.9.6 3.65-.2 5.25-2.25 1.6 2.05 3.35 2.85 5.25 2.25-.25 1.5-.15 2.9 1.25 3.5zM6 16.75h12M4.5 20.75c.4-1.9 1-3.2 1.5-4M19.5 20.75c-.4-1.9-1-3.2-1.5-4M4.5 20.75h15M12 14v.01" />
    <path className="accent" d="M11 10.25h2v2.75h-2z" fill="currentColor" stroke="none" />
  </Icon>
);
