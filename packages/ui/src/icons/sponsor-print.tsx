import { Icon, type IconProps } from '../icon.tsx';

export const SponsorPrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.75 3.25H6.25a1 1 0 0 0-1 1v15.5a1 1 0 0 0 1 1h11.5a1 1 0 0 0 1-1V4.75M15.25 3.5v17M15.25 7.25h3.25M15.25 12h3.25M15.25 16.75h3.25M8.25 6.25h3.5v7.5h-3.5z" />
  </Icon>
);
