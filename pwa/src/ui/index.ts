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
export { Stepper, type StepperProps } from './controls/stepper.tsx';
export { type TabItem, Tabs, type TabsProps } from './controls/tabs.tsx';
export { ThemeButton } from './controls/theme-button.tsx';

export { type Bar, BarList, type BarListProps } from './charts/bar-list.tsx';
export { Donut, type DonutProps } from './charts/donut.tsx';
export { LineChart, type LineChartProps, type Point } from './charts/line-chart.tsx';
export { type Part, StackedBar, type StackedBarProps } from './charts/stacked-bar.tsx';
export {
  type PlotKind,
  type PlotPart,
  type PlotPoint,
  TimePlot,
  type TimePlotProps,
} from './charts/time-plot.tsx';
export type { ChartTone } from './charts/tones.ts';

export { contrast } from './decoration/contrast.ts';
export { DataBadge, type DataBadgeProps } from './decoration/data-badge.tsx';
export { DataIcon, type DataIconProps, useDataIcon } from './decoration/data-icon.tsx';
export { coloursOf, type Gradient, gradientOf } from './decoration/gradient.ts';
export {
  DEFAULT_GRADIENT,
  GradientBanner,
  type GradientBannerProps,
  GradientTile,
  type GradientTileProps,
} from './decoration/gradient-tile.tsx';
export { iconClass } from './decoration/icon-classes.ts';
export { commonIcons } from './decoration/icon-shapes.ts';

export {
  Field,
  FieldError,
  FieldSet,
  type FieldSetProps,
  type FieldProps,
  type FieldWiring,
  useField,
} from './forms/field.tsx';
export {
  EmailInput,
  type EmailInputProps,
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
export { focusFirst, focusFirstError } from './forms/focus.ts';
export { Switch, type SwitchProps } from './forms/switch.tsx';

export { type Boxes, noDigits } from './forms/otp-boxes.ts';
export { OtpInput, type OtpInputProps } from './forms/otp-input.tsx';
export { nationalDigits, PhoneField, type PhoneFieldProps } from './forms/phone-field.tsx';

export { Banner, type BannerProps, type BannerTone } from './feedback/banner.tsx';
export { PanelBoundary, QuietBoundary } from './feedback/part-boundary.tsx';
export { Boundary, type BoundaryProps, type BrokenView } from './feedback/boundary.tsx';
export {
  ConnectionSign,
  type ConnectionSignProps,
  type ConnectionState,
  connectionWords,
} from './feedback/connection-sign.tsx';
export { FloatingPanel, type FloatingPanelProps } from './feedback/floating-panel.tsx';
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
export { PageLoading } from './feedback/page-loading.tsx';
export { ToastRegion } from './feedback/toast-region.tsx';
export { UpdateBanner } from './feedback/update-banner.tsx';
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
export { SkipLink, type SkipLinkProps } from './layout/skip-link.tsx';
export { type Stat, StatTiles, type StatTilesProps } from './layout/stat-tiles.tsx';
export {
  ScrollBox,
  type ScrollBoxProps,
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './layout/table.tsx';
export { useMedia } from './layout/use-media.ts';

export { Formula, type FormulaProps } from './maths/formula.tsx';
export { loadMaths } from './maths/load-maths.ts';
export { RichText, type RichTextImage, type RichTextProps } from './rich-text/rich-text.tsx';

export {
  type InputOption,
  McqInput,
  MsqInput,
  NumericalInput,
  optionLetter,
  type QuestionInputProps,
  questionInputs,
  ruleWords,
} from './question-inputs/index.ts';

export { type ExamClock, useRemainingSeconds } from './exam/clock.ts';
export { Diagram, DiagramPlace, type DiagramProps } from './exam/diagram.tsx';
export { LatexDiagram } from './exam/latex-diagram.tsx';
export { ExamActions, type ExamActionsProps } from './exam/exam-actions.tsx';
export { ExamFrame, type ExamFrameProps } from './exam/exam-frame.tsx';
export { ExamTimer, type ExamTimerProps, TimeLeft } from './exam/exam-timer.tsx';
export { FingerprintStrip, type FingerprintStripProps, groupedDigits } from './exam/fingerprint-strip.tsx';
export { ExamWarnings } from './exam/exam-warnings.tsx';
export { PaperRulesList, type PaperRulesListProps } from './exam/paper-rules-list.tsx';
export { firstMarkedWords, paperRules, type SectionRules } from './exam/paper-rules.ts';
export { QuestionBoundary } from './exam/question-boundary.tsx';
export {
  countStates,
  QuestionPalette,
  type QuestionPaletteProps,
  type StateCounts,
} from './exam/question-palette.tsx';
export {
  formatMarks,
  isShowable,
  QuestionView,
  type QuestionViewProps,
  type ShownQuestion,
} from './exam/question-view.tsx';
export { SaveLight, type SaveLightProps, type SavedWhere, saveWords } from './exam/save-light.tsx';
export { type SectionTab, SectionTabs, type SectionTabsProps } from './exam/section-tabs.tsx';
export { type SectionCount, SubmitDialog, type SubmitDialogProps } from './exam/submit-dialog.tsx';

export {
  type AnalysedQuestion,
  AnalysisCard,
  type AnalysisCardProps,
  cardId,
  lookOf,
} from './results/analysis-card.tsx';
export { type AnalysedOption } from './results/analysis-options.tsx';
export { QuestionStrip, type StripPart } from './results/question-strip.tsx';
export { AnalysisMore, type AnalysisMoreProps } from './results/analysis-more.tsx';
export {
  AnalysisFilter,
  type AnalysisFilterId,
  type AnalysisFilterProps,
} from './results/analysis-filter.tsx';
export { ReceiptCard, type ReceiptCardProps, type ReceiptFact } from './results/receipt-card.tsx';
export {
  AnalysisTiles,
  type AnalysisTilesProps,
  ResultStrip,
  type ResultStripProps,
  ResultTiles,
  type ResultTilesProps,
} from './results/result-tiles.tsx';
export { ScoreCard, type ScoreCardProps, type SectionScore } from './results/score-card.tsx';
