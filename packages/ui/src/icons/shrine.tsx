import { Icon, type IconProps } from '../icon.tsx';

export const ShrineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 9.5c3.9-.6 6.6-2.25 8.25-5 1.65 2.75 4.35 4.4 8.25 5M5.5 9.5v10.75M18.5 9.5v10.75M3 20.25h18M8.5 20.25v-6.5a3.5 3.5 0 0 1 7 0v6.5" />
    <circle className="accent" cx="12" cy="15.5" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);
