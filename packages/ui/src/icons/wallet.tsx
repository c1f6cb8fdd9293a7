import { Icon, type IconProps } from '../icon.tsx';

export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M17.25 7.25V5.5c0-1-.9-1.7-1.9-1.45L5 6.6c-.75.2-1.25.8-1.25 1.6v10.3a1.5 1.5 0 0 0 1.5 1.5h13.5a1.5 1.5 0 0 0 1.5-1.5v-9.75a1.5 1.5 0 0 0-1.5-1.5H5.5M20 11.5h-4a2.1 2.1 0 0 0 0 4.25h4" />
  </Icon>
);
