import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { Boundary } from '../feedback/boundary.tsx';
import { EmptyState } from '../feedback/states.tsx';
import { say } from '../../sentences/index.ts';

interface QuestionBoundaryProps {
  readonly questionId: string;
  readonly children: ReactNode;
}

/**
 * AT25: a question that fails to render is rendered anew once, because the page around it may have been changed by
 * others. If that fails too, it shows an error; the rest of the paper stays usable, and the next question renders anew.
 */
export function QuestionBoundary({ questionId, children }: QuestionBoundaryProps) {
  const rebuilt = useRef<string | null>(null);
  return (
    <Boundary
      at={questionId}
      fallback={(_error, retry) => <Failed questionId={questionId} rebuilt={rebuilt} retry={retry} />}
    >
      {children}
    </Boundary>
  );
}

interface FailedProps {
  readonly questionId: string;
  /** The question that was rendered anew last. */
  readonly rebuilt: RefObject<string | null>;
  readonly retry: () => void;
}

function Failed({ questionId, rebuilt, retry }: FailedProps) {
  const [isFinal, setFinal] = useState(false);
  useLayoutEffect(() => {
    if (rebuilt.current === questionId) return setFinal(true);
    rebuilt.current = questionId;
    retry();
  }, [questionId, rebuilt, retry]);
  return isFinal && <EmptyState icon="alert" title={say.room.question.invalid} />;
}
