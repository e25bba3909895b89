import { RETURNABLE_MS, returnToken, UNLIMITED } from '@exam/shared-schema/contract';
import { useRef, useState } from 'react';
import { browserEdge } from '../../api/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { serverCall } from '../../state/index.ts';
import { Button } from '../../ui/index.ts';
import type { Turn } from './turn.ts';

interface TakeBackProps {
  readonly turn: Turn;
  readonly onReturned: (turn: Turn) => void;
}

/** AS161: takes back the token of an answer that is not what was asked. */
export function TakeBack({ turn, onReturned }: TakeBackProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { paidQuestion, isReturned, askedAt, tokenInfo } = turn;
  const note = useRef<HTMLParagraphElement>(null);
  const words = say.assistant.takeBack;
  // With a plan without a limit nothing was spent.
  if (paidQuestion === undefined || tokenInfo?.remaining === UNLIMITED) return null;
  const isOpen = !isReturned && browserEdge.now() - askedAt <= RETURNABLE_MS;
  const takeBack = async () => {
    setBusy(true);
    setFailure(null);
    const result = await serverCall(returnToken, { body: { paidQuestion } });
    setBusy(false);
    if (!result.ok) return setFailure(result.message);
    // The button is about to go.
    note.current?.focus();
    onReturned({ ...turn, isReturned: true, tokenInfo: result.answer.tokenInfo });
  };
  return (
    <div className="turn-take-back">
      <p className="turn-note" role="status" tabIndex={-1} ref={note}>
        {isReturned ? words.returned : failure !== null && translate(failure)}
      </p>
      {isOpen && (
        <Button variant="quiet" busy={isBusy} onClick={() => void takeBack()}>
          {words.button}
        </Button>
      )}
    </div>
  );
}
