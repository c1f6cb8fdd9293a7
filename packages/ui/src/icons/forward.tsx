import { Icon, type IconProps } from '../icon.tsx';

export const ForwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.1 6.3c1.5 2.3 3.5 4.1 5.9 5.7-2.4 1.6-4.4 3.4-5.9 5.7" />
    <path fill="currentColor" stroke="none" d="M9.52 6.81C8.64 5.45 8.63 4.38 8.36 3.27C9.13 4.06 9.9 4.63 10.78 5.99zM10.78 18.01C9.9 19.37 9.13 19.94 8.36 20.73C8.63 19.62 8.64 18.55 9.52 17.19z" />
  </Icon>
);
