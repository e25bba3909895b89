import { Suspense, useState } from 'react';
import { lazyPart } from '../parts/index.ts';
import { loadSentences } from '../sentences/index.ts';
import { QuietBoundary } from '../ui/index.ts';

/** Loaded lazily, because few users need it. */
const InstallByHand = lazyPart(
  () => import('./install-by-hand.tsx'),
  () => loadSentences('install'),
);

interface InstallHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The installation steps for browsers without an install prompt; loaded when first opened. */
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
