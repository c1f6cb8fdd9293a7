import { Icon, type IconProps } from '../icon.tsx';

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.9 6.3c-1.5 2.3-3.5 4.1-5.9 5.7 2.4 1.6 4.4 3.4 5.9 5.7" />
    <path fill="currentColor" stroke="none" d="M13.22 5.99C14.1 4.63 14.87 4.06 15.64 3.27C15.37 4.38 15.36 5.45 14.48 6.81zM14.48 17.19C15.36 18.55 15.37 19.62 15.64 20.73C14.87 19.94 14.1 19.37 13.22 18.01z" />
  </Icon>
);
