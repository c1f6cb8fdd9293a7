import { Icon, type IconProps } from '../icon.tsx';

export const WoodblockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.25 4.25H4.75a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h14.5a1 1 0 0 0 1-1V5.75M3.75 16.75h16.5M10.25 4.5v12M13.75 4.5v12M7 7.5v6M17 7.5v6" />
    <path className="accent" d="M10.25 7.25h3.5v3.5L12 9.25l-1.75 1.5z" fill="currentColor" stroke="none" />
  </Icon>
);
