import { Icon, type IconProps } from '../icon.tsx';

export const PrayerBeadsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path strokeWidth="2.7" d="M8.49 14.72h0M6.09 11.95h0M5.57 8.32h0M7.09 4.99h0M10.17 3.01h0M13.83 3.01h0M16.91 4.99h0M18.43 8.32h0M17.91 11.95h0M15.51 14.72h0" />
    <circle className="accent" cx="12" cy="15.75" r="1.75" fill="currentColor" stroke="none" />
    <path d="M12 18.75v3M10.6 18.5l-1.1 2.75M13.4 18.5l1.1 2.75" />
  </Icon>
);
