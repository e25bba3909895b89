import './tokens.css';
import './base.css';

export { cx } from './class-names.ts';
export { applyTheme, getTheme, isDark, setTheme, type Theme, useIsDark, useTheme } from './theme.ts';
export { Icon, type IconName, iconNames, type IconProps, Mark } from './icons.tsx';

export { Avatar, type AvatarProps, initialsOf } from './controls/avatar.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './controls/button.tsx';
export { Chip, ChipGroup, type ChipGroupProps, type ChipProps } from './controls/chip.tsx';
export { DifficultyMark, type DifficultyMarkProps } from './controls/difficulty-mark.tsx';
export { Pager, type PagerProps } from './controls/pager.tsx';
export { Pill, type PillProps, type Tone } from './controls/pill.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './controls/segmented.tsx';
export { type TabItem, Tabs, type TabsProps } from './controls/tabs.tsx';
export { ThemeButton } from './controls/theme-button.tsx';

export { Field, type FieldProps, type FieldWiring, useField } from './forms/field.tsx';
export {
  PasswordInput,
  type PasswordInputProps,
  Select,
  type SelectOption,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './forms/inputs.tsx';

export { Banner, type BannerProps, type BannerTone } from './feedback/banner.tsx';
export {
  ConnectionSign,
  type ConnectionSignProps,
  type ConnectionState,
  connectionWords,
} from './feedback/connection-sign.tsx';
export { Dialog, type DialogProps, Sheet, type SheetProps } from './feedback/dialog.tsx';
export {
  Meter,
  type MeterProps,
  ProgressBar,
  type ProgressBarProps,
  type ProgressTone,
} from './feedback/progress.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  Skeleton,
  type SkeletonProps,
} from './feedback/states.tsx';
export { ToastRegion } from './feedback/toast-region.tsx';
export { type Toast, useToasts } from './feedback/toast-store.ts';

export { Card, type CardProps } from './layout/card.tsx';
export {
  CardGrid,
  type Gap,
  Page,
  PageHead,
  type PageHeadProps,
  Row,
  type RowProps,
  Stack,
  type StackProps,
} from './layout/page.tsx';
export { type Stat, StatTiles, type StatTilesProps } from './layout/stat-tiles.tsx';
export { ScrollBox, type ScrollBoxProps, Table, type TableColumn, type TableProps } from './layout/table.tsx';
