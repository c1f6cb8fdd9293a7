import { Icon, type IconProps } from '../icon.tsx';

export const CertificateIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18.75 4.25H5.25a1.5 1.5 0 0 0-1.5 1.5v12.5a1.5 1.5 0 0 0 1.5 1.5h13.5a1.5 1.5 0 0 0 1.5-1.5V6M9.25 8.25h5.5M7.25 12h9.5M7.25 15.75h3.5" />
    <path className="accent" d="M13.75 14.1l3.4-.1.1 3.4-3.4.1z" fill="currentColor" stroke="none" />
  </Icon>
);
