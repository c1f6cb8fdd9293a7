export { Button, type ButtonProps } from './button.tsx';
export { cx } from './cx.ts';
export { Field, type FieldProps } from './field.tsx';
export { Frontispiece, type FrontispieceProps } from './frontispiece.tsx';
export { clipGraphemes, countGraphemes, graphemes } from './graphemes.ts';
export { Icon, type IconProps } from './icon.tsx';
export { NavBar, type NavBarProps, NavButton, type NavButtonProps } from './nav-bar.tsx';
export { Seal, type SealProps } from './seal.tsx';
export {
  Lead,
  type LeadProps,
  Section,
  SectionHead,
  type SectionHeadProps,
  type SectionProps,
} from './section.tsx';
export { ActionBar, type ActionBarProps, Leaf, type LeafProps, Shell, type ShellProps } from './shell.tsx';
export { SideWindow, type SideWindowProps } from './side-window.tsx';
export { Slip, type SlipProps } from './slip.tsx';
export { TabBar, type TabBarProps } from './tab-bar.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export {
  CodeField,
  type CodeFieldProps,
  PasswordField,
  type PasswordFieldProps,
  SearchField,
  type SearchFieldProps,
  TextField,
  type TextFieldProps,
} from './text-field.tsx';
export type { Choice, NavItem } from './types.ts';
export { Woodcut, type WoodcutArt } from './woodcut.tsx';
