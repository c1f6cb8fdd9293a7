import { Icon, type IconProps } from '../icon.tsx';

export const EmailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18.75 5.25H5.25a1.5 1.5 0 0 0-1.5 1.5v10.5a1.5 1.5 0 0 0 1.5 1.5h13.5a1.5 1.5 0 0 0 1.5-1.5V7M4 7.25c2.7 3 5.3 4.9 8 5.75 2.7-.85 5.3-2.75 8-5.75" />
  </Icon>
);
