import { Icon, type IconProps } from '../icon.tsx';

export const PrayerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.25v12.5c0 1.2-.4 2-1.2 2.8l-2.5 2.6M12 3.25c-1.2.2-1.9 1-2.1 2.2l-.8 5.4c-.15 1-.5 1.7-1.2 2.4l-3.9 3.5M12 3.25c1.2.2 1.9 1 2.1 2.2l.8 5.4c.15 1 .5 1.7 1.2 2.4l3.9 3.5M12 15.75c0 1.2.4 2 1.2 2.8l2.5 2.6M3.25 16l5.75 5.75M20.75 16L15 21.75" />
  </Icon>
);
