import { Icon, type IconProps } from '../icon.tsx';

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5.25" cy="12" r="1.4" fill="currentColor" stroke="none" />
    <circle cx="12" cy="12" r="1.4" fill="currentColor" stroke="none" />
    <circle cx="18.75" cy="12" r="1.4" fill="currentColor" stroke="none" />
  </Icon>
);
