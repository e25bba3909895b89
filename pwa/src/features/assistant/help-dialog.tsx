import './help-dialog.css';
import { plainText } from '@exam/shared-schema/rich-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatList } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { useSession } from '../../state/index.ts';
import { Dialog, EmptyState, RichText } from '../../ui/index.ts';
import { askAbout, solving, type Solution, type SolveBody } from './ask-server.ts';
import { Chat } from './chat.tsx';
import { LoginNeeded } from './login-needed.tsx';
import type { Ask, Turn } from './turn.ts';
import { useAnswering } from './use-answering.ts';

/** The question of an analysis that help is requested for, as shown there. */
export interface HelpedQuestion {
  readonly questionId: string;
  /** Null if the server does not have the attempt. */
  readonly attemptId: string | null;
  readonly text: string | null;
  /** The language of its text, if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly options: readonly string[];
  readonly explanation: string | null;
  readonly correctAnswer: string | null;
  readonly userAnswer: string | null;
  readonly topic: string | null;
  readonly subject: string | null;
  readonly difficulty: Difficulty | null;
}

type Difficulty = keyof typeof say.labels.difficulty;

export interface HelpDialogProps {
  readonly question: HelpedQuestion;
  readonly onClose: () => void;
}

/** AW7: analyses the question when it opens and takes follow-up questions; nothing is kept when it closes. */
export default function HelpDialog({ question, onClose }: HelpDialogProps) {
  const session = useSession();
  if (session.status === 'loading') return null;
  const text = question.text?.trim() ?? '';
  return (
    <Dialog open onClose={onClose} title={say.assistant.help.title} wide>
      {text === '' ? (
        <EmptyState title={say.assistant.help.noText}>{''}</EmptyState>
      ) : session.status === 'signed-in' ? (
        <Help question={question} text={text} />
      ) : (
        <LoginNeeded />
      )}
    </Dialog>
  );
}

interface AboutProps extends HelpProps {
  readonly solution: Solution | null;
}

interface HelpProps extends Pick<HelpDialogProps, 'question'> {
  readonly text: string;
}

function Help({ question, text }: HelpProps) {
  const words = say.assistant.help;
  const [solution, setSolution] = useState<Solution | null>(null);
  const [draft, setDraft] = useState('');
  const solve = solving(solveBodyOf(question, text), setSolution);
  const answering = useAnswering(askFurther(question, text), useTurnsHere());
  useOnceOpen(() => answering.ask('', solve));
  return (
    <div className="help">
      <About question={question} text={text} solution={solution} />
      <Chat
        answering={answering}
        draft={draft}
        onDraft={setDraft}
        askLabel={say.assistant.askMore}
        waiting={words.analysing}
        onFailure={words.apology}
        onAgain={(turn) => answering.again(turn, turn.question === '' ? solve : undefined)}
        afterFirst={solution && <Feedback solution={solution} />}
      />
    </div>
  );
}

/**
 * Runs once per opening, even in React's strict mode, which mounts twice. Uses the question as it was when the dialog
 * opened.
 */
function useOnceOpen(run: () => void): void {
  const first = useRef(run);
  useEffect(() => {
    const timer = setTimeout(() => first.current(), 0);
    return () => clearTimeout(timer);
  }, []);
}

/** Turns that are discarded with the dialog. */
function useTurnsHere() {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const keep = useCallback((turn: Turn) => {
    setTurns((before) => [...before.filter(({ turnId }) => turnId !== turn.turnId), turn]);
    return Promise.resolve();
  }, []);
  const drop = useCallback((dropped: string) => {
    setTurns((before) => before.filter(({ turnId }) => turnId !== dropped));
    return Promise.resolve();
  }, []);
  return { turns, keep, drop };
}

const idsOf = ({ questionId, attemptId }: HelpedQuestion) =>
  attemptId === null ? {} : { questionId, attemptId };

function solveBodyOf(question: HelpedQuestion, text: string): SolveBody {
  const { options, explanation, correctAnswer, userAnswer } = question;
  return {
    ...idsOf(question),
    question: text,
    options: [...options],
    ...(explanation === null ? {} : { explanation }),
    ...(correctAnswer === null ? {} : { correctAnswer }),
    ...(userAnswer === null ? {} : { userAnswer }),
    topic: question.topic || UNKNOWN,
    subject: question.subject || UNKNOWN,
    difficulty: question.difficulty ?? DEFAULT_DIFFICULTY,
  };
}

/** The values that the interface prescribes; displayed texts are translated. */
const UNKNOWN = 'General';
const DEFAULT_DIFFICULTY: Difficulty = 'Medium';

/** The first turn has no text by the student, so the exam question takes its place. */
function askFurther(question: HelpedQuestion, text: string): Ask {
  const ask = askAbout({ mode: 'question-specific', ...idsOf(question) });
  return (asked, options) =>
    ask(asked, {
      ...options,
      conversation: options.conversation.map((turn) => (turn.text === '' ? { ...turn, text } : turn)),
    });
}

/** ST85: as the analysis shows the question; as soon as the solution is there, what the server knows about it. */
function About({ question, text, solution }: AboutProps) {
  const words = say.assistant.help;
  const { topic, subject, difficulty } = solution?.problemAnalysis ?? question;
  const nameOf = (name: string | null) =>
    name === null || name === '' || name === UNKNOWN ? words.general : name;
  return (
    <header className="help-about">
      <div className="help-question" title={plainText(text)}>
        <RichText text={text} lang={question.lang} />
      </div>
      <dl className="help-facts">
        <Fact term={words.topic}>{nameOf(topic)}</Fact>
        <Fact term={words.subject}>{nameOf(subject)}</Fact>
        <Fact term={words.difficulty}>{difficultyName(difficulty)}</Fact>
      </dl>
    </header>
  );
}

/** Of a difficulty as the interface names it; a newer server may name others. */
function difficultyName(difficulty: string | null): string {
  const names: Readonly<Record<string, string>> = say.labels.difficulty;
  return names[difficulty ?? DEFAULT_DIFFICULTY] ?? names[DEFAULT_DIFFICULTY] ?? '';
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The feedback on the student's answer, and the sources of the help. */
function Feedback({ solution: { problemAnalysis, contextUsed } }: { readonly solution: Solution }) {
  const words = say.assistant.help;
  const { courseContent, personalNotes, similarProblems } = contextUsed;
  const used = [
    ...(courseContent > 0 ? [words.usedContent(courseContent)] : []),
    ...(personalNotes > 0 ? [words.usedNotes(personalNotes)] : []),
    ...(similarProblems > 0 ? [words.usedSimilar(similarProblems)] : []),
  ];
  return (
    <>
      {problemAnalysis.performanceFeedback.trim() !== '' && (
        <div className="turn-aside">
          <strong>{words.yourAnswer}</strong>
          <RichText text={problemAnalysis.performanceFeedback} />
        </div>
      )}
      {used.length > 0 && <p className="turn-note">{words.rests(formatList(used))}</p>}
    </>
  );
}
