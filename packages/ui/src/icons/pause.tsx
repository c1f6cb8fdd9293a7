import { Icon, type IconProps } from '../icon.tsx';

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.25 4.5v15M15.75 4.5v15" />
  </Icon>
);
