import type { ReactNode } from 'react';

import { Boundary } from '../feedback/boundary.tsx';
import { EmptyState } from '../feedback/states.tsx';
import { say } from '../../sentences/index.ts';

interface QuestionBoundaryProps {
  readonly questionId: string;
  readonly children: ReactNode;
}

/** One broken question is said to be one; the rest of the paper stays usable, and the next question starts whole. */
export function QuestionBoundary({ questionId, children }: QuestionBoundaryProps) {
  return (
    <Boundary at={questionId} fallback={<EmptyState icon="alert" title={say.room.question.invalid} />}>
      {children}
    </Boundary>
  );
}
