import { Page } from '../layout/page.tsx';
import { Skeleton, type SkeletonProps } from './states.tsx';

/** Replaces a whole page while its data is loading. */
export function PageLoading({ lines = 6, label }: SkeletonProps) {
  return (
    <Page>
      <Skeleton lines={lines} label={label} />
    </Page>
  );
}
