import { Icon, type IconProps } from '../icon.tsx';

export const FeedbackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 5.25H5.25a1.5 1.5 0 0 0-1.5 1.5v8.5a1.5 1.5 0 0 0 1.5 1.5H7v3.5l4-3.5h7.75a1.5 1.5 0 0 0 1.5-1.5V12M20.5 4l-6.25 6.5c-.6.7-1.5 1.2-2.75 1.5.2-1.3.7-2.2 1.4-2.9M7.25 12.75h2" />
  </Icon>
);
