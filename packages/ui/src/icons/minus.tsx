import { Icon, type IconProps } from '../icon.tsx';

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.25 12h15.5" />
  </Icon>
);
