import { Icon, type IconProps } from '../icon.tsx';

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.25 12.75l5.25 5.5c2.2-4.5 4.5-7.8 7.4-10.5" />
    <path fill="currentColor" stroke="none" d="M16.29 7.3C17.74 5.95 18.97 5.66 20.22 5.07C19.38 6.1 18.76 7.05 17.31 8.4z" />
  </Icon>
);
