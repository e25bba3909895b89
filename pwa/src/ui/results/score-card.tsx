import './score-card.css';
import { performanceByPercentage, performanceColour } from '@exam/shared-schema/labels';
import type { ReactNode } from 'react';

import { formatScore } from '../../format/index.ts';
import { say, withElements } from '../../sentences/index.ts';
import { Pill, type Tone } from '../controls/pill.tsx';
import { Meter, ProgressBar, type ProgressTone } from '../feedback/progress.tsx';
import { Card } from '../layout/card.tsx';

interface SectionScore {
  readonly id: string;
  readonly title: string;
  readonly obtained: number;
  readonly total: number;
}

export interface ScoreCardProps {
  readonly obtained: number;
  readonly total: number;
  readonly percentage: number;
  readonly sections?: readonly SectionScore[] | undefined;
  /** Text such as 'Provisional', beside the badge. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

const colours = {
  green: ['ok', 'ok'],
  yellow: ['warn', 'warn'],
  amber: ['warn', 'warn'],
  red: ['bad', 'bad'],
} as const;

export function ScoreCard({ obtained, total, percentage, sections, aside, children }: ScoreCardProps) {
  const [pillTone, barTone]: readonly [Tone, ProgressTone] = colours[performanceColour(percentage)];
  const { label } = performanceByPercentage(percentage);
  const words = say.results.score;
  return (
    <Card
      className="score"
      title={words.title}
      aside={
        <span className="score-badges">
          {aside}
          <Pill tone={pillTone} icon="medal">
            {withElements(words.performance(words.performances[label]), {
              unseen: (text) => <span className="visually-hidden">{text}</span>,
            })}
          </Pill>
        </span>
      }
    >
      <dl className="score-marks">
        <div>
          <dt>{words.obtained}</dt>
          <dd className="score-obtained num">{formatScore(obtained)}</dd>
        </div>
        <div>
          <dt>{words.total}</dt>
          <dd className="score-total num">
            <span aria-hidden="true">/</span>
            {formatScore(total)}
          </dd>
        </div>
      </dl>
      <ProgressBar
        label={words.percentage}
        text={`${formatScore(percentage)}%`}
        value={Math.max(0, percentage)}
        tone={barTone}
      />
      {sections && sections.length > 1 && <SectionScores sections={sections} />}
      {children}
    </Card>
  );
}

function SectionScores({ sections }: { readonly sections: readonly SectionScore[] }) {
  const words = say.results.score;
  return (
    <ul className="score-sections" aria-label={words.bySection}>
      {sections.map(({ id, title, obtained, total }) => (
        <li key={id}>
          <Meter
            label={words.sectionMarks(title, formatScore(obtained), formatScore(total))}
            value={obtained}
            max={total}
          />
          <b className="num">{words.marks(formatScore(obtained), formatScore(total))}</b>
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
