import { Banner } from '../../ui/index.ts';
import type { Flash } from './use-flash.ts';

interface FlashBannerProps {
  readonly notice: Flash | null;
  readonly onDismiss: () => void;
}

/** The outcome of the latest action (see `useFlash`); nothing before the first one. */
export function FlashBanner({ notice, onDismiss }: FlashBannerProps) {
  if (notice === null) return null;
  return (
    <Banner tone={notice.ok ? 'ok' : 'bad'} onDismiss={onDismiss}>
      {notice.text}
    </Banner>
  );
}
