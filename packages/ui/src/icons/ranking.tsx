import { Icon, type IconProps } from '../icon.tsx';

export const RankingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 20.25v-10.5h6v10.5M3.75 20.25v-6H9M15 12.25h5.25v8M2.75 20.25h18.5M12 12.75v2.5" />
    <circle className="accent" cx="12" cy="5.5" r="1.9" fill="currentColor" stroke="none" />
  </Icon>
);
