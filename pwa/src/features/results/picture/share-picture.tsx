import { performanceByPercentage } from '@exam/shared-schema/labels';
import { Suspense, useState } from 'react';
import { formatDate, formatScore, formatShortDuration } from '../../../format/index.ts';
import { lazyPart } from '../../../parts/index.ts';
import { say } from '../../../sentences/index.ts';
import { useSession } from '../../../state/index.ts';
import { Button, QuietBoundary } from '../../../ui/index.ts';
import type { ShownResult } from '../use-result.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

const PictureDialog = lazyPart(() => import('./picture-dialog.tsx'));

/** The button that opens the picture of a result, which is drawn on demand. */
export function SharePicture({ result }: { readonly result: ShownResult }) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const name = session.status === 'signed-in' ? session.user.fullName : null;
  const fetchAhead = { onPointerEnter: () => void PictureDialog.prepare() };
  return (
    <>
      <Button variant="quiet" icon="download" onClick={() => setOpen(true)} {...fetchAhead}>
        {say.picture.open}
      </Button>
      {isOpen && (
        <QuietBoundary message={say.picture.notDrawn}>
          <Suspense>
            <PictureDialog facts={factsOf(result)} name={name} onClose={() => setOpen(false)} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}

function factsOf(result: ShownResult): PictureDialogProps['facts'] {
  return {
    title: result.testTitle,
    score: formatScore(result.totalScore),
    total: formatScore(result.totalMarks),
    verdict: say.results.score.performances[performanceByPercentage(result.percentage).label],
    correct: formatScore(result.correctAnswers),
    wrong: formatScore(result.wrongAnswers),
    skipped: formatScore(result.unanswered),
    accuracy: `${formatScore(result.accuracy)}%`,
    time: formatShortDuration(result.timeSpent),
    date: formatDate(result.submittedAt),
  };
}
