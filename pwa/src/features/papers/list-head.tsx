import { say } from '../../sentences/index.ts';
import { Chip, Select } from '../../ui/index.ts';
import type { ExamChoice } from './exam-choice.ts';

const ALL = '';

interface ListHeadProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The page has a heading of its own above. */
  readonly isSecond: boolean;
}

export function ListHead({ title, lead, isSecond }: ListHeadProps) {
  const Title = isSecond ? 'h2' : 'h1';
  return (
    <header>
      <Title className="papers-title">{title}</Title>
      {lead !== undefined && <p className="papers-lead">{lead}</p>}
    </header>
  );
}

interface ListFiltersProps {
  readonly choice: ExamChoice;
  /** Only papers that are saved on this device; null where nobody is signed in, who could have saved any. */
  readonly readyOnly: boolean | null;
  readonly onReadyOnly: (readyOnly: boolean) => void;
}

/** PK15, PK16: which papers are shown, one tap away. */
export function ListFilters({ choice: { exam, exams, choose }, readyOnly, onReadyOnly }: ListFiltersProps) {
  return (
    <div className="papers-filters">
      <Select
        aria-label={say.home.exam}
        value={exam?.id ?? ALL}
        onChange={({ target }) => choose(target.value === ALL ? undefined : target.value)}
        options={[
          { value: ALL, label: say.home.allExams },
          ...exams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {readyOnly !== null && (
        <Chip checked={readyOnly} onChange={onReadyOnly}>
          {say.home.readyOffline}
        </Chip>
      )}
    </div>
  );
}
