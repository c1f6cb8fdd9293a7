import { Icon, type IconProps } from '../icon.tsx';

export const WorshipIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 20.25V11.5c0-4 3-6.2 7.5-8.25 4.5 2.05 7.5 4.25 7.5 8.25v8.75M2.75 20.25h18.5" />
    <circle cx="12" cy="10.25" r="2" />
    <path d="M7.75 17.5c.15-2.6 1.5-4.25 4.25-4.25s4.1 1.65 4.25 4.25c-2.5.7-6 .7-8.5 0z" />
    <circle className="accent" cx="12" cy="6.1" r="0.95" fill="currentColor" stroke="none" />
  </Icon>
);
