import { Icon, type IconProps } from '../icon.tsx';

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12.25C5 8 8.2 5.75 12 5.75s7 2.25 9.5 6.5c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6z" />
    <circle cx="12" cy="12" r="2.75" />
  </Icon>
);
