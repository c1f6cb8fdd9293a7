import { Icon, type IconProps } from '../icon.tsx';

export const IncenseBurnerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.75 12h14.5M6 12.25c0 4 2.2 6.25 6 6.25s6-2.25 6-6.25M8.25 17.75L7 21.25M15.75 17.75L17 21.25M6.25 12V9.5c0-.7.4-1 1-1M17.75 12V9.5c0-.7-.4-1-1-1M12 9.25c-1.8-1.9 1.5-2.5.3-4.5" />
    <path fill="currentColor" stroke="none" d="M11.66 5.14C10.96 3.98 11.37 2.86 11.44 1.77C11.89 2.55 12.25 3.21 12.94 4.36z" />
  </Icon>
);
