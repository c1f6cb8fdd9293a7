export { Band, type BandProps } from './band.tsx';
export { BookCover, type BookCoverProps, standsUpright } from './book-cover.tsx';
export { type Bundle, Bundles, type BundlesProps, bundleStrips } from './bundles.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { Certificate, type CertificateProps } from './certificate.tsx';
export {
  CheckSeal,
  type CheckSealProps,
  ChipGroup,
  type ChipGroupProps,
  RadioList,
  type RadioListProps,
  type RadioOption,
  Switch,
  type SwitchProps,
} from './choices.tsx';
export {
  type Fact,
  FactColumns,
  type KeyValue,
  KeyValueList,
  Tally,
  type TallyItem,
} from './columns.tsx';
export { Contents, type ContentsGroup, type ContentsProps } from './contents.tsx';
export { cx } from './cx.ts';
export { type DayRow, DayRows } from './day-rows.tsx';
export { DaySeal } from './day-seal.tsx';
export { Modal, type ModalProps, Sheet, type SheetProps } from './dialog.tsx';
export { Door, type DoorProps } from './door.tsx';
export { Field, type FieldIds, type FieldProps } from './field.tsx';
export { Frontispiece, type FrontispieceProps } from './frontispiece.tsx';
export { clipGraphemes, countGraphemes, graphemes } from './graphemes.ts';
export { Icon, type IconProps } from './icon.tsx';
export { ImagePicker, type ImagePickerProps, type PickedImage } from './image-picker.tsx';
export {
  ActionBar,
  type ActionBarProps,
  AppLayout,
  type AppLayoutProps,
  PageLayout,
  type PageLayoutProps,
} from './layout.tsx';
export { MOST_LEAVES } from './leaf-places.ts';
export { LotusLamp } from './lotus-lamp.tsx';
export { MenuTile } from './menu-tile.tsx';
export { LeafIcon, type LeafKind } from './merit-leaf.tsx';
export { MeritTree, type MeritTreeProps, TREE_MONTHS, type TreeMonth } from './merit-tree.tsx';
export {
  type BoardDay,
  type BoardName,
  NameBoard,
  type NameBoardProps,
  Roll,
  type RollEntry,
} from './name-board.tsx';
export { NavBar, type NavBarProps, NavButton, type NavButtonProps } from './nav-bar.tsx';
export { PictureView, type PictureViewProps } from './picture-view.tsx';
export {
  PULL_IDLE,
  PULL_LIMIT,
  PULL_THRESHOLD,
  type PullEvent,
  type PullPhase,
  type PullState,
  pullDistance,
  pullReducer,
} from './pull-rules.ts';
export { PullToRefresh, type PullToRefreshProps, RisingLight } from './pull-to-refresh.tsx';
export { type Question, QuestionHost, useAsk } from './question.tsx';
export { ReachBottom, type ReachBottomProps } from './reach-bottom.tsx';
export { Seal, type SealProps } from './seal.tsx';
export {
  Lead,
  type LeadProps,
  Section,
  SectionHead,
  type SectionHeadProps,
  type SectionProps,
} from './section.tsx';
export { Segments, type SegmentsProps } from './segments.tsx';
export {
  type AreaLevel,
  AreaPicker,
  type AreaPickerProps,
  SelectField,
  type SelectFieldProps,
} from './select-field.tsx';
export { SideContents, type SideContentsGroup } from './side-contents.tsx';
export { SideWindow, type SideWindowProps } from './side-window.tsx';
export { Slip, type SlipProps } from './slip.tsx';
export { SlipChoices, type SlipChoicesProps } from './slip-choices.tsx';
export {
  Empty,
  type EmptyProps,
  ErrorNotice,
  type ErrorNoticeProps,
  LoadingRing,
  OfflineNotice,
  Skeleton,
  type SkeletonProps,
  Tag,
  type TagProps,
} from './states.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';
export { clampCount, keyCount, readCount, type StepperRange, stepCount } from './stepper-rules.ts';
export { Swiper, type SwiperProps } from './swiper.tsx';
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
export { readingMs, type Toast, ToastHost, toast } from './toast.tsx';
export type { Choice, NavItem } from './types.ts';
export { inkedCharacters, VerseProgress, type VerseProgressProps } from './verse-progress.tsx';
export { Way, type WayPhoto, type WayStep } from './way.tsx';
export { whenIdle } from './when-idle.ts';
export { Woodcut, type WoodcutArt } from './woodcut.tsx';
