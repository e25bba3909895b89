import './install-offer.css';
import { useEffect, useState } from 'react';
import { closeOffer, install, rememberOffer, type InstallWay } from '../state/index.ts';
import { Banner, Button } from '../ui/index.ts';
import { InstallByHand } from './install-by-hand.tsx';

/** Made once on a device, when its first paper is saved; the menu has it ever after. */
export default function InstallOffer({ way }: { readonly way: InstallWay }) {
  const [byHand, setByHand] = useState(false);
  useEffect(rememberOffer, []);
  const accept = () => {
    if (way === 'ios') return setByHand(true);
    closeOffer();
    void install();
  };
  return (
    <aside className="install-offer" aria-label="Install Prep">
      <Banner
        icon="phone-check"
        title="Open Prep like any other app"
        action={
          <>
            <Button variant="primary" onClick={accept}>
              Install
            </Button>
            <Button variant="quiet" onClick={closeOffer}>
              Not now
            </Button>
          </>
        }
      >
        Your paper is on this device. Add Prep to your home screen to open it without a network.
      </Banner>
      <InstallByHand open={byHand} onClose={closeOffer} />
    </aside>
  );
}
