import { Icon, type IconProps } from '../icon.tsx';

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.6 4.6L3.1 17.9c-.6 1 .15 2.35 1.35 2.35h15.1c1.2 0 1.95-1.35 1.35-2.35L13.4 4.6c-.6-1.1-2.2-1.1-2.8 0zM12 9.25v4.5" />
    <circle className="accent" cx="12" cy="16.9" r="1" fill="currentColor" stroke="none" />
  </Icon>
);
