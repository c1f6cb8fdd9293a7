import { Icon, type IconProps } from '../icon.tsx';

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5.5c3.6 3.2 7.1 6.8 10.6 10.5M18.5 5.5c-3.6 3.2-7.1 6.8-10.6 10.5" />
    <path fill="currentColor" stroke="none" d="M16.55 15.39C17.78 16.7 18.13 17.74 18.73 18.83C17.69 18.15 16.68 17.73 15.45 16.41zM8.55 16.41C7.32 17.73 6.31 18.15 5.27 18.83C5.87 17.74 6.22 16.7 7.45 15.39z" />
  </Icon>
);
