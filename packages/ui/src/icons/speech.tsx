import { Icon, type IconProps } from '../icon.tsx';

export const SpeechIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 5.25H5.25a1.5 1.5 0 0 0-1.5 1.5v8.5a1.5 1.5 0 0 0 1.5 1.5H7v3.5l4-3.5h5M7.5 9.25h5M7.5 12.75h3M16 8.25c1.2 1.7 1.2 3.8 0 5.5M18.75 6c2.4 3.1 2.4 6.9 0 10" />
  </Icon>
);
