import './results.css';
import { isMistake, wallet } from '@exam/shared-schema/contract';
import { resultGroup } from '@exam/shared-schema/labels';
import type { PackageSet, PaperPackage } from '@exam/shared-schema/paper-package';
import { type ComponentType, Fragment, useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatLanguage, formatScore } from '../../format/index.ts';
import type { AttemptRow } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { type ImageOf, isOnline, useConnection, usePackageImages, useSeen } from '../../state/index.ts';
import {
  chooseForPaper,
  useLanguageChoice,
  type LanguageChoice,
} from '../../state/paper-language/language-choice.ts';
import { usePaperFonts } from '../../state/paper-language/use-paper-fonts.ts';
import {
  AnalysisCard,
  AnalysisFilter,
  AnalysisTiles,
  cardId,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  PageLoading,
  questionName,
  QuestionSet,
  QuestionStrip,
  Segmented,
  Stack,
  type AnalysisFilterId,
  type DiagramProps,
} from '../../ui/index.ts';
import { analysed, stripParts, type ShownQuestion } from './analysed-questions.ts';
import { ChallengeOfQuestion } from './challenge-of-question.tsx';
import { numberedQuestions } from './numbered-questions.ts';
import { toHelpWith, type QuestionToHelpWith } from './question-to-help-with.ts';
import { QuestionPath } from './question-path.tsx';
import { NoAnalysis } from './score-only.tsx';
import { useSatPaper } from './use-sat-paper.ts';
import { useQuestionStatistics } from './use-question-statistics.ts';
import { useHelpKept } from './use-help-kept.ts';
import { usePaths } from './use-log.ts';
import { hasQuestions, shownResult, useOutcome, type ShownResult } from './use-result.ts';

interface AnalysisScreenProps {
  readonly attemptId: string;
  /** AW7: opens the assistant for a question. */
  readonly onHelp?: (question: QuestionToHelpWith) => void;
  /**
   * Shown below each question that was not answered correctly: the student's note, and whether it is in the notebook.
   */
  readonly notebook?: ComponentType<{ readonly questionId: string }> | undefined;
  /** GL6: shown below the same questions: the terms of the question's topic. */
  readonly terms?: ComponentType<TermsOfQuestion> | undefined;
}

interface TermsOfQuestion {
  readonly subject: string | null | undefined;
  readonly topic: string | null | undefined;
  readonly text: string;
}

/** /results/{attemptId}/analysis: a card per question. Works offline once it has been loaded. */
export function AnalysisScreen({ attemptId, onHelp, notebook, terms }: AnalysisScreenProps) {
  const query = useOutcome(attemptId);
  if (query.status === 'loading') return <PageLoading lines={8} label={say.results.loading} />;
  const stored = query.status === 'found' ? query.outcome.result : undefined;
  if (stored?.status === 'score-only') return <NoAnalysis result={stored} />;
  const result = query.status === 'found' ? shownResult(query.outcome) : null;
  if (query.status !== 'found' || result === null) {
    return <NotYet attemptId={attemptId}>{say.analysis.notMarked}</NotYet>;
  }
  if (!hasQuestions(result)) {
    return <NotYet attemptId={attemptId}>{say.analysis.questionsLater}</NotYet>;
  }
  return (
    <Analysis
      result={result}
      attempt={query.outcome.attempt}
      isVerified={query.outcome.result === result}
      onHelp={onHelp}
      notebook={notebook}
      terms={terms}
    />
  );
}

interface AnalysisProps extends Pick<AnalysisScreenProps, 'notebook' | 'terms'> {
  readonly result: ShownResult;
  /** The attempt on this device, if any; its images are here too. */
  readonly attempt: AttemptRow | undefined;
  /** The result comes from the server. */
  readonly isVerified: boolean;
  readonly onHelp: AnalysisScreenProps['onHelp'];
}

function Analysis({ result, attempt, isVerified, onHelp, notebook: Notebook, terms: Terms }: AnalysisProps) {
  const imageOf = usePackageImages(attempt);
  const steps = usePaths(result, attempt);
  const everyone = useQuestionStatistics(isVerified ? result.attemptId : null);
  const [filter, setFilter] = useFilter();
  const paper = useSatPaper(attempt);
  const choice = useLanguageChoice(result.attemptId);
  const keyWords = say.analysis.key;
  const questions = useMemo(
    () => numberedQuestions(result.detailedResults).map((each) => analysed(each, paper, choice, keyWords)),
    [result, paper, choice, keyWords],
  );
  const parts = useMemo(() => stripParts(questions), [questions]);
  const jump = useJump(() => setFilter('all'));
  const counts = useMemo(() => countGroups(questions), [questions]);
  const helpOf = useHelp(questions, isVerified ? result.attemptId : null, onHelp);
  const shown = questions.filter((question) => filter === 'all' || groupOf(question) === filter);
  return (
    <Page>
      <Stack gap={5}>
        <Head result={result} />
        {paper !== null && <LanguageOf attemptId={result.attemptId} paper={paper} />}
        <AnalysisTiles
          correct={counts.correct}
          incorrect={counts.incorrect}
          unanswered={counts.unanswered}
          accuracy={`${formatScore(result.accuracy)}%`}
        />
        <QuestionStrip parts={parts} onJump={jump} />
        <AnalysisFilter counts={counts} selected={filter} onSelect={setFilter}>
          <Stack gap={4}>
            <p className="num">{say.analysis.showing(shown.length, questions.length)}</p>
            {shown.length === 0 && (
              <EmptyState title={say.analysis.noneTitle}>{say.analysis.none}</EmptyState>
            )}
            <div className="results-cards">
              {shown.map((question, place) => (
                <Fragment key={question.id}>
                  {question.source.set !== shown[place - 1]?.source.set && (
                    <SetOf
                      question={question}
                      all={questions}
                      sets={result.sets}
                      choice={choice}
                      imageOf={imageOf}
                    />
                  )}
                  <AnalysisCard
                    question={question}
                    everyone={everyone.get(question.id)}
                    {...helpOf(question.id)}
                    diagram={diagramOf(question, imageOf)}
                    diagramLatex={question.source.diagramLatex}
                  >
                    <QuestionPath question={question.source} path={steps.get(question.id) ?? []} />
                    {isVerified && (
                      <ChallengeOfQuestion attemptId={result.attemptId} questionId={question.id} />
                    )}
                    {Terms !== undefined && isMistake(question) && (
                      <Terms
                        subject={question.source.subject}
                        topic={question.source.topic}
                        text={`${question.source.questionText} ${question.source.explanation ?? ''}`}
                      />
                    )}
                    {Notebook !== undefined && isMistake(question) && <Notebook questionId={question.id} />}
                  </AnalysisCard>
                </Fragment>
              ))}
            </div>
          </Stack>
        </AnalysisFilter>
      </Stack>
    </Page>
  );
}

/** AW7: needs a connection, or help that is kept on this device; ST60: the button names the price. */
function useHelp(
  questions: readonly ShownQuestion[],
  attemptId: string | null,
  onHelp: AnalysisScreenProps['onHelp'],
) {
  const isThere = useConnection(isOnline);
  const latest = useRef({ questions, attemptId, onHelp });
  latest.current = { questions, attemptId, onHelp };
  const help = useCallback((id: string) => {
    const { questions: all, attemptId: attempt, onHelp: open } = latest.current;
    const question = all.find((each) => each.id === id);
    if (question !== undefined) open?.(toHelpWith(question, attempt));
  }, []);
  const kept = useHelpKept(onHelp !== undefined);
  const price = useSeen(wallet, onHelp === undefined ? null : {}).value?.data.prices.question;
  const needsConnection = isThere ? undefined : say.analysis.helpNeedsConnection;
  return (id: string) => {
    if (onHelp === undefined) return {};
    if (kept.has(id)) return { onHelp: help };
    return { onHelp: help, helpUnavailable: needsConnection, helpPrice: price };
  };
}

const FILTERS: readonly AnalysisFilterId[] = ['all', 'correct', 'incorrect', 'unanswered'];

/** The chosen outcome is in the URL, so that the result can link to the mistakes. */
function useFilter(): [AnalysisFilterId, (filter: AnalysisFilterId) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = FILTERS.find((each) => each === search.get('show')) ?? 'all';
  return [filter, (next) => setSearch(next === 'all' ? {} : { show: next }, { replace: true })];
}

/** Jumps to a question's card, and clears a filter that hides it. */
function useJump(showAll: () => void): (questionId: string) => void {
  return (questionId) => {
    if (document.getElementById(cardId(questionId)) === null) flushSync(showAll);
    const card = document.getElementById(cardId(questionId));
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector('h2')?.focus({ preventScroll: true });
  };
}

interface LanguageOfProps {
  readonly attemptId: string;
  readonly paper: PaperPackage;
}

/** The same choice as in the exam room, for all questions at once. */
function LanguageOf({ attemptId, paper: { languages } }: LanguageOfProps) {
  const choice = useLanguageChoice(attemptId);
  usePaperFonts(languages);
  if (languages.length < 2) return null;
  return (
    <Segmented
      label={say.analysis.language}
      options={languages.map((tag) => ({ value: tag, label: formatLanguage(tag), lang: tag }))}
      value={choice.paper ?? languages[0] ?? 'en'}
      onChange={(language) => chooseForPaper(attemptId, language)}
    />
  );
}

function Head({ result }: { readonly result: ShownResult }) {
  return (
    <PageHead
      title={say.analysis.title}
      lead={result.testTitle || say.results.untitled}
      actions={
        <Link href={paths.results(result.attemptId)} asChild>
          <LinkButton>{say.analysis.backToResults}</LinkButton>
        </Link>
      }
    />
  );
}

function diagramOf(question: ShownQuestion, imageOf: ImageOf | null): DiagramProps | undefined {
  const diagram = savedDiagram(question.source, imageOf);
  return diagram && { ...diagram, label: say.analysis.diagram(questionName(question)) };
}

function savedDiagram(
  { diagramUrl: url, diagramAlt }: Pick<PackageSet, 'diagramUrl' | 'diagramAlt'>,
  imageOf: ImageOf | null,
): DiagramProps | undefined {
  if (url === undefined || imageOf === null) return undefined;
  return { src: imageOf(url) ?? url, alt: diagramAlt ?? say.analysis.diagramAlt };
}

interface SetOfProps {
  /** The first of its set that is shown. */
  readonly question: ShownQuestion;
  readonly all: readonly ShownQuestion[];
  readonly sets: ShownResult['sets'];
  readonly choice: LanguageChoice;
  readonly imageOf: ImageOf | null;
}

/** BK5: the passage of a question set, once above the questions of the set that are shown. */
function SetOf({ question, all, sets = [], choice, imageOf }: SetOfProps) {
  const set = sets.find(({ _id }) => _id === question.source.set);
  if (set === undefined) return null;
  const numbers = all.filter(({ source }) => source.set === set._id).map(({ number }) => number);
  const lang = choice.paper;
  const translation = lang === undefined ? undefined : set.translations?.[lang];
  return (
    <QuestionSet
      set={translation === undefined ? set : { ...set, ...translation, lang }}
      first={numbers[0] ?? question.number}
      last={numbers.at(-1) ?? question.number}
      diagram={savedDiagram(set, imageOf)}
    />
  );
}

function groupOf(question: ShownQuestion): Exclude<AnalysisFilterId, 'all'> {
  return resultGroup(question.outcome, question.isAnswered);
}

function countGroups(questions: readonly ShownQuestion[]): Record<AnalysisFilterId, number> {
  const counts = { all: questions.length, correct: 0, incorrect: 0, unanswered: 0 };
  for (const question of questions) counts[groupOf(question)] += 1;
  return counts;
}

interface NotYetProps {
  readonly attemptId: string;
  readonly children: string;
}

function NotYet({ attemptId, children }: NotYetProps) {
  return (
    <Page>
      <EmptyState
        page
        icon="clock"
        title={say.analysis.notYet}
        action={
          <Link href={paths.results(attemptId)} asChild>
            <LinkButton variant="primary">{say.analysis.backToResults}</LinkButton>
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
