import { Icon, type IconProps } from '../icon.tsx';

export const PayCodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.25 2.75h9.5a1.5 1.5 0 0 1 1.5 1.5v15.5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5V4.25a1.5 1.5 0 0 1 1.5-1.5zM9 6.75h2.25V9H9zM14.75 6.75v2.5M9 12.25h2.5v2.25M14.75 12.25v2.25M11 18h2" />
  </Icon>
);
