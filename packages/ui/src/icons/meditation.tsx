import { Icon, type IconProps } from '../icon.tsx';

export const MeditationIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="4.75" r="2.25" />
    <path d="M9.75 8.9C7.9 9.7 7.2 11.3 6.9 13.6c-2 .4-3.15 1.2-3.15 2.4 0 1 .8 1.5 2 1.5h12.5c1.2 0 2-.5 2-1.5 0-1.2-1.15-2-3.15-2.4-.3-2.3-1-3.9-2.85-4.7M16.75 13.75c-2.2.2-4.4.9-6.75 3.5M5.75 20.75h12.5" />
  </Icon>
);
