import { Page } from '../layout/page.tsx';
import { Skeleton, type SkeletonProps } from './states.tsx';

/** In the place of a whole page until what it shows is known. */
export function PageLoading({ lines = 6, label }: SkeletonProps) {
  return (
    <Page>
      <Skeleton lines={lines} label={label} />
    </Page>
  );
}
