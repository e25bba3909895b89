import type { PaperPreview } from '@exam/shared-schema/contract';
import { PrintSheet } from '../../ui/index.ts';
import { answerKeyText } from '../questions/answer-key-text.ts';

/** MP8: the answer key alone, with the numbers and letters of the printed paper. */
export function PaperKeySheet({ paper, keys }: Pick<PaperPreview, 'paper' | 'keys'>) {
  return (
    <PrintSheet className="paper-sheet" aria-label="Answer key">
      <header className="paper-head">
        <h2>{paper.title}</h2>
        <p>Answer key</p>
      </header>
      {paper.sections.map(({ _id, title, questions }) => (
        <section key={_id} aria-label={title}>
          <h3>{title}</h3>
          <ol className="paper-key">
            {questions.map((question, index) => (
              <li key={question._id}>
                <span className="num">{index + 1}.</span>{' '}
                {answerKeyText(keys[question._id], question.options)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </PrintSheet>
  );
}
