import { Icon, type IconProps } from '../icon.tsx';

export const TransportIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.25 3.75h11.5a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H6.25a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5zM4.75 11.75h14.5M7.25 18v2.25M16.75 18v2.25M10 6.75h4M2.25 8.5V11M21.75 8.5V11" />
    <circle cx="8" cy="14.75" r="1.1" fill="currentColor" stroke="none" />
    <circle cx="16" cy="14.75" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);
