import { Icon, type IconProps } from '../icon.tsx';

export const InsectsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 20.75c.1-4.2 1.2-7.2 3.4-9.7M5.75 20.75c-.1-2.6-.7-4.6-1.8-6.25M12 20.75c.3-2.9 1.8-5.2 4.5-6.9M3.25 20.75h13.5M15.2 4.9l-.7-1.4M19.6 6.2l1.3-1M19 9.9l1.3.9" />
    <path fill="currentColor" stroke="none" d="M11.24 10.65C12.51 9.24 13.72 8.93 14.91 8.3C14.17 9.33 13.62 10.25 12.36 11.65zM3.36 15C2.6 13.78 2.56 12.86 2.3 11.89C3.07 12.54 3.87 12.98 4.64 14.2zM16.02 13.25C17.43 12.44 18.52 12.54 19.67 12.36C18.82 13.06 18.18 13.74 16.77 14.55z" />
    <circle className="accent" cx="16.5" cy="7.75" r="1.5" fill="currentColor" stroke="none" />
  </Icon>
);
