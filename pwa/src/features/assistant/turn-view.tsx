import { memo, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { formatLimit, formatNumber } from '../../format/index.ts';
import { lazyPart } from '../../parts/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, useLanguage } from '../../sentences/index.ts';
import { Boundary, Button, Icon, LinkButton } from '../../ui/index.ts';
import { failureText } from './failure-text.ts';
import { Sources } from './sources.tsx';
import type { Turn } from './turn.ts';

/** Loaded with the first answer. */
export const AnswerText = lazyPart(() => import('./answer-text.tsx'));

export interface TurnViewProps {
  readonly turn: Turn;
  /** The turn is being answered here. */
  readonly isLive: boolean;
  /** Shown before the first word arrives. */
  readonly waiting: string;
  /** Rewords a failure, where its own text does not fit. */
  readonly onFailure?: ((words: string) => string) | undefined;
  /** Asks the question again; absent where that is not possible. */
  readonly onAgain?: ((turn: Turn) => void) | undefined;
  /** AS43: asks about something near; absent where that is not possible. */
  readonly onRelated?: ((question: string) => void) | undefined;
  /** Shown below the complete answer. */
  readonly children?: ReactNode;
}

/** A question and its answer. */
export const TurnView = memo(function TurnView(props: TurnViewProps) {
  useLanguage();
  const { turn, isLive, waiting, onFailure, onAgain, onRelated, children } = props;
  const isAsking = isLive && turn.state === 'asking';
  return (
    <article className="turn" aria-busy={isAsking}>
      {turn.question !== '' && (
        <div className="turn-question">
          <span className="visually-hidden">{say.assistant.you}</span>
          <p>{turn.question}</p>
        </div>
      )}
      <div className="turn-answer">
        <span className="visually-hidden">{say.assistant.answerName}</span>
        {turn.answer !== '' && <Answer text={turn.answer} isGrowing={isAsking} />}
        {isAsking && turn.answer === '' && <p className="turn-waiting">{waiting}</p>}
        {turn.state === 'stopped' && <p className="turn-note">{say.assistant.stopped}</p>}
        {(turn.state === 'failed' || (turn.state === 'asking' && !isLive)) && (
          <Failed turn={turn} onFailure={onFailure} onAgain={onAgain} />
        )}
        {turn.state === 'answered' && children}
        {(turn.related ?? []).length > 0 && <Related links={turn.related ?? []} onRelated={onRelated} />}
        {turn.sources.length > 0 && <Sources sources={turn.sources} />}
        <Facts turn={turn} />
      </div>
    </article>
  );
});

interface RelatedProps extends Pick<TurnViewProps, 'onRelated'> {
  readonly links: readonly string[];
}

/** AW9: what is near, where there is no answer. */
function Related({ links, onRelated }: RelatedProps) {
  return (
    <div className="turn-ways">
      <span className="turn-note">{say.assistant.related}</span>
      {links.map((link) => (
        <Button key={link} disabled={onRelated === undefined} onClick={() => onRelated?.(link)}>
          {link}
        </Button>
      ))}
    </div>
  );
}

/** Shows the raw text until the renderer is loaded, and if it cannot be loaded. */
function Answer({ text, isGrowing }: { readonly text: string; readonly isGrowing: boolean }) {
  const plain = <p className="turn-plain">{text}</p>;
  return (
    <Boundary at="" fallback={plain}>
      <Suspense fallback={plain}>
        <AnswerText text={text} isGrowing={isGrowing} />
      </Suspense>
    </Boundary>
  );
}

function Failed({ turn, onFailure, onAgain }: Pick<TurnViewProps, 'turn' | 'onFailure' | 'onAgain'>) {
  const [location] = useLocation();
  const { text, way } = failureText(turn.failure);
  return (
    <div className="turn-failed">
      <p>
        <Icon name="alert" small />
        {onFailure?.(text) ?? text}
      </p>
      <div className="turn-ways">
        {way === 'login' && (
          <Link href={paths.login(location)} asChild>
            <LinkButton>{say.assistant.login}</LinkButton>
          </Link>
        )}
        {way === 'plans' && (
          <Link href={paths.pricing} asChild>
            <LinkButton>{say.common.seePlans}</LinkButton>
          </Link>
        )}
        {onAgain && (
          <Button icon="refresh" onClick={() => onAgain(turn)}>
            {say.common.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The engine that answered, its cost, and the remaining tokens. */
function Facts({ turn: { engine, tokenInfo } }: { readonly turn: Turn }) {
  if (engine === null && tokenInfo === null) return null;
  const words = say.assistant;
  return (
    <ul className="turn-facts num">
      {engine !== null && <li>{words.engines[engine]}</li>}
      {tokenInfo !== null && (
        <>
          <li>
            {tokenInfo.cost === 0 ? words.free : words.cost(tokenInfo.cost, formatNumber(tokenInfo.cost))}
          </li>
          <li>{words.remaining(formatLimit(tokenInfo.remaining))}</li>
        </>
      )}
    </ul>
  );
}
