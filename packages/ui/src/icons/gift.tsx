import { Icon, type IconProps } from '../icon.tsx';

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.25 8.25h15.5v4H4.25zM5.75 12.5v6.75a1.5 1.5 0 0 0 1.5 1.5h9.5a1.5 1.5 0 0 0 1.5-1.5V12.5M12 8.25v12.5M12 8c-3.8.2-5.5-.8-5.5-2.5 0-1.3.9-2.25 2.25-2.25C10.6 3.25 11.7 5 12 8zM12 8c3.8.2 5.5-.8 5.5-2.5 0-1.3-.9-2.25-2.25-2.25C13.4 3.25 12.3 5 12 8z" />
  </Icon>
);
