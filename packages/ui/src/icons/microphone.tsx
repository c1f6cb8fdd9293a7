import { Icon, type IconProps } from '../icon.tsx';

export const MicrophoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3a3 3 0 0 1 3 3v5.5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.25 11c.2 4.1 2.7 6.5 6.75 6.5s6.55-2.4 6.75-6.5M12 17.5v3.25M8.75 21h6.5" />
  </Icon>
);
