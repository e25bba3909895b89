import './help-dialog.css';
import { plainText } from '@exam/shared-schema/rich-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserEdge } from '../../api/index.ts';
import { formatList } from '../../format/index.ts';
import { database } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { useSession } from '../../state/index.ts';
import { Dialog, EmptyState, RichText } from '../../ui/index.ts';
import { askAbout, solving, type Solution, type SolveBody } from './ask-server.ts';
import { Chat } from './chat.tsx';
import { keepHelp, keptHelp, type KeptHelp } from './kept-help.ts';
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

/**
 * AW7: analyses the question when it opens for the first time, and takes follow-up questions. The help is kept on the
 * device: opened again it is there, without a connection and without being charged.
 */
export default function HelpDialog({ question, onClose }: HelpDialogProps) {
  const session = useSession();
  if (session.status === 'loading') return null;
  const text = question.text?.trim() ?? '';
  return (
    <Dialog open onClose={onClose} title={say.assistant.help.title} wide>
      {text === '' ? (
        <EmptyState title={say.assistant.help.noText}>{''}</EmptyState>
      ) : session.status === 'signed-in' ? (
        <HelpOfUser userId={session.user._id} question={question} text={text} />
      ) : (
        <LoginNeeded />
      )}
    </Dialog>
  );
}

interface AboutProps extends HelpProps {
  readonly solution: Pick<Solution, 'problemAnalysis' | 'contextUsed'> | null;
}

interface HelpProps extends Pick<HelpDialogProps, 'question'> {
  readonly text: string;
}

/** Reads what is kept before it asks. */
function HelpOfUser({ userId, ...props }: HelpProps & { readonly userId: string }) {
  const { questionId } = props.question;
  const [kept, setKept] = useState<KeptHelp | null>();
  useEffect(() => {
    void keptHelp(database, userId, questionId)
      // An unreadable database keeps nothing; the help is asked for.
      .catch(() => null)
      .then(setKept);
  }, [userId, questionId]);
  return kept === undefined ? null : <Help {...props} userId={userId} kept={kept} />;
}

interface KeptProps {
  readonly userId: string;
  readonly kept: KeptHelp | null;
}

function Help({ question, text, userId, kept }: HelpProps & KeptProps) {
  const words = say.assistant.help;
  const [solution, setSolution] = useState<AboutProps['solution']>(kept?.solution ?? null);
  const [draft, setDraft] = useState('');
  const solve = solving(solveBodyOf(question, text), ({ problemAnalysis, contextUsed }) =>
    setSolution({ problemAnalysis, contextUsed }),
  );
  const keeper = useTurnsHere(kept?.turns ?? []);
  const answering = useAnswering(askFurther(question, text), keeper);
  useOnceOpen(() => {
    if (kept === null) answering.ask('', solve);
  });
  useKept({ userId, questionId: question.questionId, turns: keeper.turns, solution });
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

/** Keeps the help on the device whenever a turn was answered, or its token taken back. */
function useKept({ userId, questionId, turns, solution }: HelpToKeep): void {
  const answered = turns.filter(({ state }) => state === 'answered');
  const [first] = answered;
  const hasHelp = first?.question === '' && (first.sources.length > 0 || (first.tokenInfo?.cost ?? 0) > 0);
  const returned = answered.filter(({ isReturned }) => isReturned).length;
  const latest = useRef(answered);
  latest.current = answered;
  useEffect(() => {
    if (!hasHelp) return;
    const help = { at: browserEdge.now(), turns: latest.current, solution };
    // It is on the screen; a device without space asks for it again.
    void keepHelp(database, userId, questionId, help).catch(() => undefined);
  }, [hasHelp, answered.length, returned, userId, questionId, solution]);
}

interface HelpToKeep extends Pick<KeptHelp, 'turns' | 'solution'> {
  readonly userId: string;
  readonly questionId: string;
}

/** The turns of this opening, after those that were kept. */
function useTurnsHere(kept: readonly Turn[]) {
  const [turns, setTurns] = useState<readonly Turn[]>(kept);
  const keep = useCallback((turn: Turn) => {
    setTurns((before) => [...before.filter(({ turnId }) => turnId !== turn.turnId), turn]);
    return Promise.resolve();
  }, []);
  const change = useCallback((changed: Turn) => {
    setTurns((before) => before.map((turn) => (turn.turnId === changed.turnId ? changed : turn)));
    return Promise.resolve();
  }, []);
  const drop = useCallback((dropped: string) => {
    setTurns((before) => before.filter(({ turnId }) => turnId !== dropped));
    return Promise.resolve();
  }, []);
  return { turns, keep, change, drop };
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
function Feedback({
  solution: { problemAnalysis, contextUsed },
}: {
  readonly solution: NonNullable<AboutProps['solution']>;
}) {
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
