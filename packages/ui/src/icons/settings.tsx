import { Icon, type IconProps } from '../icon.tsx';

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 6.75h4M12.5 6.75h7.75M3.75 12h9.5M18 12h2.25M3.75 17.25h2.5M11 17.25h9.25" />
    <circle cx="10.1" cy="6.75" r="2.25" />
    <circle cx="15.65" cy="12" r="2.25" />
    <circle cx="8.65" cy="17.25" r="2.25" />
  </Icon>
);
