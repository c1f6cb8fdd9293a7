import { Icon, type IconProps } from '../icon.tsx';

export const CheckInIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 11.25c0-1.3-1.5-2.2-1.5-4.4a3.5 3.5 0 0 1 7 0c0 2.2-1.5 3.1-1.5 4.4M7 11.25h10a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5z" />
    <path className="accent" d="M5.6 19.6h9.1v1.5H5.75zM16.4 19.6h1.9l.1 1.5h-2z" fill="currentColor" stroke="none" />
  </Icon>
);
