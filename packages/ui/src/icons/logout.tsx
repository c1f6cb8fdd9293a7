import { Icon, type IconProps } from '../icon.tsx';

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.75 4.25H5v15.5h8.75M10 12h10.5M17 8.25L20.5 12 17 15.75" />
  </Icon>
);
