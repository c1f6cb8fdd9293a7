import { Icon, type IconProps } from '../icon.tsx';

export const DivinationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 11.25h11l-.75 8.6c-.05.8-.55 1.4-1.3 1.4h-6.9c-.75 0-1.25-.6-1.3-1.4zM8.75 11L7.1 5.25M11 11l-.6-6M13.25 11l.35-4.5M15.5 11l1.75-5.25M12 14.5v3.5" />
    <path className="accent" d="M13 2.2l1.6.1-.25 4.4-1.5-.1z" fill="currentColor" stroke="none" />
  </Icon>
);
