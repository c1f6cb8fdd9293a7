import { Icon, type IconProps } from '../icon.tsx';

export const SaveImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.25H5.25a1.5 1.5 0 0 0-1.5 1.5v12.5a1.5 1.5 0 0 0 1.5 1.5h13.5a1.5 1.5 0 0 0 1.5-1.5V13M4 16.5c2.2-3.6 3.9-4.6 5.5-3 1.3 1.3 2 1.9 3.2 1 1.5-1.1 3.3-.6 7.3 2.5M17.5 3v6.25M15 7l2.5 2.5L20 7" />
    <circle cx="8.25" cy="8.25" r="1.2" fill="currentColor" stroke="none" />
  </Icon>
);
