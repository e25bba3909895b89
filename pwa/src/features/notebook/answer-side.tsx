import type { ResultQuestion } from '@exam/shared-schema/contract';
import { type Answer, isFullyRight } from '@exam/shared-schema/question-types';
import {
  isShownByOptions,
  judgeAgain,
  keyOfResult,
  keyTextOf,
  rightOptionsOf,
} from '@exam/shared-schema/results';
import type { NotebookCardRow, NotebookQuestionRow } from '../../offline/index.ts';
import { database } from '../../offline/index.ts';
import { keepEntry } from '../../offline/notebook/keep-entry.ts';
import { say } from '../../sentences/index.ts';
import {
  AnalysisOptions,
  type AnalysedOption,
  lettered,
  optionLetter,
  Pill,
  RichText,
  Stack,
} from '../../ui/index.ts';
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
      {question.options.length > 0 && <AnalysisOptions options={optionsOf(question, answer)} />}
      {!isShownByOptions(question) && (
        <p>
          {words.correct}:{' '}
          <strong className="num">
            {keyTextOf(question, { words: say.analysis.key, options: lettered(question.options) })}
          </strong>
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

interface VerdictProps {
  readonly question: ResultQuestion;
  readonly answer: Answer | null;
}

/** NB10: as the exam would judge the answer; of a card that does not have the whole key nothing is claimed. */
function Verdict({ question, answer }: VerdictProps) {
  const words = say.notebook.session;
  const judgement = judgeAgain(question, answer);
  const right = judgement === null ? null : isFullyRight(judgement);
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
      {answer !== null && keyOfResult(question) === null && <p className="revise-saved">{words.compare}</p>}
    </div>
  );
}

function idsOf(answer: Answer | null): readonly string[] {
  return answer === null ? [] : [answer].flat();
}

function optionsOf(question: ResultQuestion, answer: Answer | null): AnalysedOption[] {
  const right = rightOptionsOf(question, answer);
  return question.options.map(({ _id, text }, index) => ({
    id: _id,
    letter: optionLetter(index),
    text,
    isYours: idsOf(answer).includes(_id),
    isRight: right.includes(_id),
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
