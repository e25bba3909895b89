import type { Answer } from '@exam/shared-schema/question-types';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import type { ReviewRating } from '../../offline/notebook/schedule.ts';
import { say } from '../../sentences/index.ts';
import {
  Banner,
  Button,
  EmptyState,
  IconButton,
  LinkButton,
  Meter,
  Page,
  PageLoading,
  Row,
  Stack,
  usePageMark,
} from '../../ui/index.ts';
import { AnswerSide, type TermsOfCard } from './answer-side.tsx';
import { QuestionSide } from './question-side.tsx';
import { RatingBar } from './rating-bar.tsx';
import { MOST_IN_SESSION, type Queue } from './session.ts';
import { useSessionKeys } from './session-keys.ts';
import { useCard } from './use-card.ts';
import { type SaveState, type SessionOfCards, useSessionOfCards } from './use-session-of-cards.ts';

export interface RunningSessionProps {
  readonly userId: string;
  readonly first: Queue;
  readonly onMore: () => void;
  /** GL6: shown beside the answer of a card: the terms of its topic. */
  readonly terms?: TermsOfCard | undefined;
}

export function RunningSession({ userId, first, onMore, terms }: RunningSessionProps) {
  const session = useSessionOfCards(userId, first.questionIds);
  const { queue, rated, isBack } = session;
  const [questionId] = queue;
  return (
    <Page className="revise-session">
      <Stack gap={4}>
        <Head session={session} />
        {session.save === 'failed' && (
          <Banner tone="bad" title={say.notebook.session.notSaved}>
            {say.notebook.session.notSavedText}
          </Banner>
        )}
        {questionId === undefined ? (
          <Done session={session} others={first.others} onMore={onMore} />
        ) : (
          <Asked
            // A new key resets the state when the same card is asked again.
            key={`${questionId} ${rated.length}`}
            userId={userId}
            questionId={questionId}
            session={session}
            wasShown={isBack}
            terms={terms}
          />
        )}
      </Stack>
    </Page>
  );
}

function Head({ session: { queue, rated, save, undo } }: { readonly session: SessionOfCards }) {
  const words = say.notebook.session;
  const total = rated.length + queue.length;
  return (
    <header className="revise-head">
      <h1 className="visually-hidden">{words.title}</h1>
      <Meter label={words.progress(rated.length, queue.length)} value={rated.length} max={total} />
      <div className="revise-head-row">
        <span className="num revise-saved">{words.progress(rated.length, queue.length)}</span>
        <SaveText save={save} />
        {rated.length > 0 && (
          <IconButton
            icon="undo"
            label={words.undo}
            title={words.undo}
            unavailable={save === 'saving'}
            onClick={() => void undo()}
          />
        )}
        <Link href={paths.revise} asChild>
          <LinkButton variant="quiet">{words.end}</LinkButton>
        </Link>
      </div>
    </header>
  );
}

/** NB9: the save state of the last rating. */
function SaveText({ save }: { readonly save: SaveState }) {
  const { saved, saving, notSaved } = say.notebook.session;
  const words: Record<SaveState, string> = { idle: '', saving, saved, failed: notSaved };
  return (
    <span className="revise-saved" role="status">
      {words[save]}
    </span>
  );
}

interface AskedProps {
  readonly userId: string;
  readonly questionId: string;
  readonly session: SessionOfCards;
  readonly wasShown: boolean;
  readonly terms: TermsOfCard | undefined;
}

function Asked({ userId, questionId, session, wasShown, terms }: AskedProps) {
  const words = say.notebook.session;
  const asked = useCard(userId, questionId);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isShown, setShown] = useState(wasShown);
  const body = useRef<HTMLDivElement>(null);
  const isThere = asked !== undefined;
  // Moves the focus to the new content, for keyboard and screen reader users.
  useEffect(() => {
    if (!isThere) return;
    const title = isShown ? '[data-answer-title]' : '[data-question-title]';
    body.current?.querySelector<HTMLElement>(title)?.focus({ preventScroll: isShown });
  }, [isShown, isThere]);
  const show = () => setShown(true);
  const rate = (rating: ReviewRating) => void session.rate(rating);
  useSessionKeys({ isAnswerShown: isShown && isThere, onShow: show, onRate: rate });
  usePageMark('rating-bar', isThere);
  if (asked === undefined) return <PageLoading lines={6} />;
  const { card, question: row, entries, now } = asked;
  const number = session.rated.length + 1;
  return (
    <>
      <div ref={body} className="revise-card-body">
        {row === undefined ? (
          <EmptyState title={say.notebook.notHere} icon="cloud-off" />
        ) : (
          <>
            <QuestionSide
              row={row}
              number={number}
              total={session.rated.length + session.queue.length}
              answer={answer}
              onAnswer={setAnswer}
              isAnswerShown={isShown}
            />
            {isShown && <AnswerSide card={card} row={row} answer={answer} terms={terms} />}
          </>
        )}
      </div>
      <div className="revise-bar">
        {isShown ? (
          <RatingBar entries={entries} now={now} isBusy={session.save === 'saving'} onRate={rate} />
        ) : (
          <Button variant="primary" large wide aria-keyshortcuts="Space Enter" onClick={show}>
            {words.show}
          </Button>
        )}
      </div>
    </>
  );
}

interface DoneProps {
  readonly session: SessionOfCards;
  readonly others: number;
  readonly onMore: () => void;
}

function Done({ session: { rated }, others, onMore }: DoneProps) {
  const words = say.notebook.done;
  const cards = new Set(rated.map(({ questionId }) => questionId));
  const forgotten = new Set(rated.filter(({ rating }) => rating === 1).map(({ questionId }) => questionId));
  return (
    <EmptyState
      icon="check"
      title={words.title}
      action={
        <Row>
          {others > 0 && (
            <Button variant="primary" onClick={onMore}>
              {words.more(Math.min(others, MOST_IN_SESSION))}
            </Button>
          )}
          <Link href={paths.revise} asChild>
            <LinkButton variant={others > 0 ? 'outline' : 'primary'}>{words.back}</LinkButton>
          </Link>
        </Row>
      }
    >
      {words.text(cards.size, forgotten.size)}
    </EmptyState>
  );
}
