import type { ResultQuestion } from '@exam/shared-schema/contract';
import { type Answer, answerText, isFullyRight, questionTypes } from '@exam/shared-schema/question-types';
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
import type { ComponentType } from 'react';
import { say } from '../../sentences/index.ts';
import { AnalysisOptions, type AnalysedOption, lettered, Pill, RichText, Stack } from '../../ui/index.ts';
import { NoteEditor } from './note-editor.tsx';

interface AnswerSideProps {
  readonly card: NotebookCardRow;
  readonly row: NotebookQuestionRow;
  /** The answer given now; null if the solution was only looked at. */
  readonly answer: Answer | null;
  readonly terms?: TermsOfCard | undefined;
}

/** The terms of a topic, by the names of its subject and itself, those in the text first. */
export type TermsOfCard = ComponentType<{
  readonly subject: string;
  readonly topic: string;
  readonly text: string;
}>;

/** The key, the explanation, the answer in the exam, and the student's own note. */
export function AnswerSide({ card, row, answer, terms: Terms }: AnswerSideProps) {
  const words = say.notebook.session;
  const { question } = row;
  const { explanation } = question;
  return (
    <Stack gap={4} className="revise-answer">
      <Verdict question={question} answer={answer} />
      {question.options.length > 0 && <AnalysisOptions options={optionsOf(question, answer)} />}
      {!isShownByOptions(question) && (
        <p>
          {words.correct}: <strong className="num">{keyTextOf(question, printOf(question))}</strong>
        </p>
      )}
      <InExam row={row} />
      <section aria-label={words.explanation}>
        <h3>{words.explanation}</h3>
        {explanation?.trim() ? <RichText text={explanation} /> : <p>{words.noExplanation}</p>}
      </section>
      {Terms !== undefined && (
        <Terms
          subject={card.subject}
          topic={card.topic}
          text={`${question.questionText} ${explanation ?? ''}`}
        />
      )}
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
  const isJudged = judgement !== null && judgement.kind !== 'pending';
  const right = isJudged ? isFullyRight(judgement) : null;
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

const printOf = ({ options }: ResultQuestion) => ({ words: say.analysis.key, options: lettered(options) });

function optionsOf(question: ResultQuestion, answer: Answer | null): AnalysedOption[] {
  const right = rightOptionsOf(question, answer);
  const chosen = answer === null ? [] : questionTypes[question.type].chosenOptions(answer);
  return lettered(question.options).map(({ _id, text, name }) => ({
    id: _id,
    letter: name,
    text,
    isYours: chosen.includes(_id),
    isRight: right.includes(_id),
  }));
}

function InExam({ row: { question, testTitle } }: { readonly row: NotebookQuestionRow }) {
  const words = say.notebook.session;
  const { selectedAnswer, type } = question;
  return (
    <p className="revise-in-exam">
      {words.inExam(testTitle)}{' '}
      {selectedAnswer === null
        ? words.left
        : words.chose(answerText(type, selectedAnswer, printOf(question)))}
    </p>
  );
}
