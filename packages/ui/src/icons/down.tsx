import { Icon, type IconProps } from '../icon.tsx';

export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 9l7 6.5L19 9" />
  </Icon>
);
