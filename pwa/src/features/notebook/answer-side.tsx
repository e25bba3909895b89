import type { Answer } from '@exam/shared-schema/question-types';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import type { NotebookCardRow, NotebookQuestionRow } from '../../offline/index.ts';
import { database } from '../../offline/index.ts';
import { keepEntry } from '../../offline/notebook/keep-entry.ts';
import { say } from '../../sentences/index.ts';
import { AnalysisOptions, type AnalysedOption, optionLetter, Pill, RichText, Stack } from '../../ui/index.ts';
import { idsOf, isRight } from './is-right.ts';
import { NoteEditor } from './note-editor.tsx';

interface AnswerSideProps {
  readonly card: NotebookCardRow;
  readonly row: NotebookQuestionRow;
  /** The answer given now; null if the solution was only looked at. */
  readonly answer: Answer | null;
}

/** The key, the explanation, the answer in the exam, and the student's own note. */
export function AnswerSide({ card, row, answer }: AnswerSideProps) {
  const words = say.notebook.session;
  const { question } = row;
  const { explanation } = question;
  return (
    <Stack gap={4} className="revise-answer">
      <Verdict question={question} answer={answer} />
      {question.options.length > 0 ? (
        <AnalysisOptions options={optionsOf(question, answer)} />
      ) : (
        <p>
          {words.correct}: <strong className="num">{idsOf(question.correctAnswer).join(', ')}</strong>
        </p>
      )}
      <InExam row={row} />
      <section aria-label={words.explanation}>
        <h3>{words.explanation}</h3>
        {explanation?.trim() ? <RichText text={explanation} /> : <p>{words.noExplanation}</p>}
      </section>
      <NoteEditor
        key={card.questionId}
        note={card.note}
        onSave={(text) => keepEntry(database, card.userId, card.questionId, { kind: 'note', text })}
      />
    </Stack>
  );
}

function Verdict({
  question,
  answer,
}: {
  readonly question: ResultQuestion;
  readonly answer: Answer | null;
}) {
  const words = say.notebook.session;
  const right = isRight(question, answer);
  return (
    <div className="revise-verdict">
      <h2 tabIndex={-1} data-answer-title>
        {words.shown}
      </h2>
      {right === true && (
        <Pill tone="ok" icon="check">
          {words.right}
        </Pill>
      )}
      {right === false && (
        <Pill tone="bad" icon="cross">
          {words.wrong}
        </Pill>
      )}
    </div>
  );
}

function optionsOf(question: ResultQuestion, answer: Answer | null): AnalysedOption[] {
  return question.options.map(({ _id, text }, index) => ({
    id: _id,
    letter: optionLetter(index),
    text,
    isYours: idsOf(answer).includes(_id),
    isRight: idsOf(question.correctAnswer).includes(_id),
  }));
}

function InExam({ row: { question, testTitle } }: { readonly row: NotebookQuestionRow }) {
  const words = say.notebook.session;
  const { selectedAnswer, options } = question;
  const named = idsOf(selectedAnswer).map((id) => {
    const place = options.findIndex(({ _id }) => _id === id);
    return place === -1 ? id : optionLetter(place);
  });
  return (
    <p className="revise-in-exam">
      {words.inExam(testTitle)} {named.length === 0 ? words.left : words.chose(named.join(', '))}
    </p>
  );
}
