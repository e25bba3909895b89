import { Button } from '../controls/button.tsx';
import { Banner } from './banner.tsx';
import { say } from '../../sentences/index.ts';

export function UpdateBanner({ onUpdate }: { readonly onUpdate: () => void }) {
  return (
    <Banner
      action={
        <Button variant="quiet" onClick={onUpdate}>
          {say.device.updateNow}
        </Button>
      }
    >
      {say.device.updateReady}
    </Banner>
  );
}
