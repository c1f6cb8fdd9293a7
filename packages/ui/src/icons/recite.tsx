import { Icon, type IconProps } from '../icon.tsx';

export const ReciteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.75c2.7-1 5.3-1 8 .5 2.7-1.5 5.3-1.5 8-.5v9.75c-2.7-1-5.3-1-8 .5-2.7-1.5-5.3-1.5-8-.5zM12 10.25V20M9.75 6.75c1.3-1.2 3.2-1.2 4.5 0M7.5 4.25c2.6-2.3 6.4-2.3 9 0" />
  </Icon>
);
