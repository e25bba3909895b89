import { Button } from '../controls/button.tsx';
import { Banner } from './banner.tsx';

export function UpdateBanner({ onUpdate }: { readonly onUpdate: () => void }) {
  return (
    <Banner
      action={
        <Button variant="quiet" onClick={onUpdate}>
          Update now
        </Button>
      }
    >
      A new version of Prep is ready.
    </Banner>
  );
}
