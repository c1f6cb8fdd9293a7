import { Icon, type IconProps } from '../icon.tsx';

export const DarkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.75 14.5A8.25 8.25 0 1 1 9.5 4.25 6.75 6.75 0 0 0 19.75 14.5z" />
  </Icon>
);
