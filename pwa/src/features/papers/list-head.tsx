import { say } from '../../sentences/index.ts';
import { Chip, Select } from '../../ui/index.ts';
import type { ExamChoice } from './exam-choice.ts';

const ALL = '';

interface ListHeadProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The page has its own heading above. */
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
  /** Only papers saved on this device; null if signed out, since nothing can be saved then. */
  readonly readyOnly: boolean | null;
  readonly onReadyOnly: (readyOnly: boolean) => void;
}

/** PK15, PK16: filters by exam and by saved papers. */
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
