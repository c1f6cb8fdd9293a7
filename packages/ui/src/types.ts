import type { ComponentType } from 'react';
import type { IconProps } from './icon.tsx';

/** One entry of the tab bar, the side window or another menu. */
export interface NavItem {
  /** Stable name, also the React key. */
  id: string;
  /** A plain address; hash routes (`#/fo`) need no router component. */
  href: string;
  label: string;
  icon: ComponentType<IconProps>;
  current?: boolean;
  /** True sets the item one size smaller in the side window. */
  minor?: boolean;
}

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}
