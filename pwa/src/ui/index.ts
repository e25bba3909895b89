import './tokens.css';
import './base.css';

export { cx } from './class-names.ts';
export { setTheme, useIsDark, useTheme } from './theme.ts';
export { Icon, type IconName, iconNames, Mark } from './icons.tsx';

export { Avatar } from './controls/avatar.tsx';
export { Button, IconButton, LinkButton } from './controls/button.tsx';
export { Chip, ChipGroup } from './controls/chip.tsx';
export { DifficultyMark } from './controls/difficulty-mark.tsx';
export { Pager } from './controls/pager.tsx';
export { Pill, type Tone } from './controls/pill.tsx';
export { LanguageChoice } from './controls/language-choice.tsx';
export { Segmented } from './controls/segmented.tsx';
export { NamedSteps, Stepper } from './controls/stepper.tsx';
export { Tabs } from './controls/tabs.tsx';
export { ThemeButton } from './controls/theme-button.tsx';

export { type Bar, BarList } from './charts/bar-list.tsx';
export { Donut } from './charts/donut.tsx';
export { HeatMap } from './charts/heat-map.tsx';
export { Histogram, type HistogramBar } from './charts/histogram.tsx';
export { LineChart } from './charts/line-chart.tsx';
export { StackedBar } from './charts/stacked-bar.tsx';
export { type PlotKind, type PlotPart, TimePlot } from './charts/time-plot.tsx';
export { BadgeRow } from './decoration/badge-row.tsx';
export { DataBadge } from './decoration/data-badge.tsx';
export { DataIcon, useDataIcon } from './decoration/data-icon.tsx';
export { coloursOf } from './decoration/gradient.ts';
export { GradientTile } from './decoration/gradient-tile.tsx';
export { commonIcons } from './decoration/icon-shapes.ts';

export { Field, FieldError, FieldSet } from './forms/field.tsx';
export { EmailInput, PasswordInput, Select, TextArea, TextInput } from './forms/inputs.tsx';
export { focusFirst, focusFirstError } from './forms/focus.ts';
export { isIn, isTyping } from './forms/key-target.ts';
export { Switch } from './forms/switch.tsx';

export { type Boxes, noDigits } from './forms/otp-boxes.ts';
export { OtpInput } from './forms/otp-input.tsx';
export { PhoneField } from './forms/phone-field.tsx';

export { Banner, type BannerProps } from './feedback/banner.tsx';
export { PanelBoundary, QuietBoundary } from './feedback/part-boundary.tsx';
export { Boundary } from './feedback/boundary.tsx';
export { ConnectionSign } from './feedback/connection-sign.tsx';
export { FloatingPanel } from './feedback/floating-panel.tsx';
export { Dialog, Sheet } from './feedback/dialog.tsx';
export { Meter, ProgressBar } from './feedback/progress.tsx';
export { EmptyState, ErrorState, Skeleton } from './feedback/states.tsx';
export { PageLoading } from './feedback/page-loading.tsx';
export { ToastRegion } from './feedback/toast-region.tsx';
export { UpdateBanner } from './feedback/update-banner.tsx';
export { useToasts } from './feedback/toast-store.ts';

export { Card } from './layout/card.tsx';
export { CardGrid, Page, PageHead, Row, Stack } from './layout/page.tsx';
export { PrintSheet } from './layout/print-sheet.tsx';
export { SkipLink } from './layout/skip-link.tsx';
export { StatTiles } from './layout/stat-tiles.tsx';
export { Table, type TableColumn, type TableSort } from './layout/table.tsx';
export { useIsNear } from './layout/use-is-near.ts';
export { markPage, usePageMark } from './layout/page-mark.ts';
export { useMedia } from './layout/use-media.ts';

export { Formula, type FormulaProps, MathsRetry } from './maths/formula.tsx';
export { loadFor, loadMaths } from './maths/load-maths.ts';
export { RichText, RichTextBlocks } from './rich-text/rich-text.tsx';

export { lettered, prepareInputs } from './question-types/index.ts';

export { type ExamClock } from './exam/clock.ts';
export { Diagram, DiagramPlace, type DiagramProps } from './exam/diagram.tsx';
export { LatexDiagram } from './exam/latex-diagram.tsx';
export { QuestionSet } from './exam/question-set.tsx';
export { ExamActions } from './exam/exam-actions.tsx';
export { ExamFrame } from './exam/exam-frame.tsx';
export { ExamTimer } from './exam/exam-timer.tsx';
export { ExamWarnings } from './exam/exam-warnings.tsx';
export { PaperRulesList } from './exam/paper-rules-list.tsx';
export { QuestionBoundary } from './exam/question-boundary.tsx';
export { QuestionPalette } from './exam/question-palette.tsx';
export { formatMarks, isShowable, QuestionView, type ShownQuestion } from './exam/question-view.tsx';
export { SaveLight, type SavedWhere } from './exam/save-light.tsx';
export { SectionTabs } from './exam/section-tabs.tsx';
export { type SectionCount, SubmitDialog } from './exam/submit-dialog.tsx';

export { type AnalysedQuestion, AnalysisCard, cardId } from './results/analysis-card.tsx';
export { questionName } from './results/question-name.ts';
export { QuestionStrip, type StripPart } from './results/question-strip.tsx';
export { type AnalysedOption, AnalysisOptions } from './results/analysis-options.tsx';
export { AnalysisMore } from './results/analysis-more.tsx';
export { AnalysisFilter, type AnalysisFilterId } from './results/analysis-filter.tsx';
export { ReceiptCard, type ReceiptFact } from './results/receipt-card.tsx';
export { AnalysisTiles, ResultStrip, ResultTiles } from './results/result-tiles.tsx';
export { ScoreCard } from './results/score-card.tsx';
