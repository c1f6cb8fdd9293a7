import { Icon, type IconProps } from '../icon.tsx';

export const LargeTextIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 19.25l5.25-14 5.25 14M4.3 14.75h6.9M15.5 19.25l3-8 3 8M16.6 16.5h3.8" />
  </Icon>
);
