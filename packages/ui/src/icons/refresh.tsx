import { Icon, type IconProps } from '../icon.tsx';

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.75 12a7.75 7.75 0 1 1-2.5-5.7M17.75 2.75v3.75H14" />
  </Icon>
);
