import './question-details.css';
import type { WholeQuestion } from '@exam/shared-schema/contract';
import { RichText } from '../../ui/index.ts';
import { PaperDiagram } from '../papers/paper-set.tsx';

/** BK5: the passage, table or chart of a question, above the question. */
export function QuestionSetText({ set }: { readonly set: NonNullable<WholeQuestion['set']> }) {
  return (
    <section className="bank-set" aria-label="What the question is about">
      {set.title !== null && (
        <h3>
          <RichText text={set.title} inline />
        </h3>
      )}
      <RichText text={set.text} />
      <PaperDiagram of={set} label="Diagram of what the question is about" />
    </section>
  );
}
