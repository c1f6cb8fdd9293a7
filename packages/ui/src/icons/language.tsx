import { Icon, type IconProps } from '../icon.tsx';

export const LanguageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 5.75h9.5M7.75 3.25v2.5M10.75 5.75C10 8.6 8.5 10.6 6.4 12M5 5.75c.7 2.2 1.7 3.8 3.1 5M12.25 20.75l4.25-10.5 4.25 10.5M13.75 17.25h5.5" />
    <path fill="currentColor" stroke="none" d="M6.91 12.58C5.63 13.41 4.67 13.5 3.65 13.8C4.34 12.99 4.81 12.15 6.09 11.32zM8.48 10.13C9.65 11.11 10.09 11.91 10.73 12.73C9.71 12.37 8.69 12.26 7.52 11.27z" />
  </Icon>
);
