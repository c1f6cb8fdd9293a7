import { Icon, type IconProps } from '../icon.tsx';

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.75 3.75c.8 1 1.7 1.25 2.5 1.25h3.5c.8 0 1.7-.25 2.5-1.25M9 5.25C8.4 7.9 6.7 9.6 4.5 10.2c2.3 1.1 4.6 1.55 7.5 1.55s5.2-.45 7.5-1.55C17.3 9.6 15.6 7.9 15 5.25M5.75 12.5v7.75M18.25 12.5v7.75M3.25 20.25h17.5" />
    <path fill="currentColor" stroke="none" d="M4.47 10.89C3.05 10.64 2.39 9.76 1.54 9.1C2.5 9.17 3.31 9.16 4.73 9.41zM19.27 9.41C20.69 9.16 21.5 9.17 22.46 9.1C21.61 9.76 20.95 10.64 19.53 10.89z" />
    <circle cx="12" cy="16" r="2.5" />
    <circle className="accent" cx="12" cy="16" r="0.9" fill="currentColor" stroke="none" />
  </Icon>
);
