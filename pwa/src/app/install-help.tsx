import { Suspense, useState } from 'react';
import { lazyPart } from '../parts/index.ts';
import { loadSentences } from '../sentences/index.ts';
import { QuietBoundary } from '../ui/index.ts';

/** Few need it, so it is no part of what home loads. */
const InstallByHand = lazyPart(
  () => import('./install-by-hand.tsx'),
  () => loadSentences('install'),
);

interface InstallHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The steps for a browser without an offer to accept; loaded when first asked for. */
export function InstallHelp({ open, onClose }: InstallHelpProps) {
  const [isAsked, setIsAsked] = useState(open);
  if (open && !isAsked) setIsAsked(true);
  if (!isAsked) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <InstallByHand open={open} onClose={onClose} />
      </Suspense>
    </QuietBoundary>
  );
}
