import type { ReactNode } from 'react';

import { Boundary } from '../feedback/boundary.tsx';
import { EmptyState } from '../feedback/states.tsx';
import { say } from '../../sentences/index.ts';

interface QuestionBoundaryProps {
  readonly questionId: string;
  readonly children: ReactNode;
}

/**
 * A question that fails to render shows an error; the rest of the paper stays usable, and the next question renders
 * anew.
 */
export function QuestionBoundary({ questionId, children }: QuestionBoundaryProps) {
  return (
    <Boundary at={questionId} fallback={<EmptyState icon="alert" title={say.room.question.invalid} />}>
      {children}
    </Boundary>
  );
}
