import './install-offer.css';
import { useEffect, useState } from 'react';
import { closeOffer, install, rememberOffer, type InstallWay } from '../state/index.ts';
import { Banner, Button, usePageMark } from '../ui/index.ts';
import { InstallHelp } from './install-help.tsx';
import { say } from '../sentences/index.ts';

/** Shown once per device, when its first paper is saved; afterwards installation is available from the menu. */
export default function InstallOffer({ way }: { readonly way: InstallWay }) {
  const [byHand, setByHand] = useState(false);
  useEffect(rememberOffer, []);
  usePageMark('lower-bar');
  const accept = () => {
    if (way === 'ios') return setByHand(true);
    closeOffer();
    void install();
  };
  return (
    <aside className="install-offer" aria-label={say.installOffer.name}>
      <Banner
        icon="phone-check"
        title={say.installOffer.title}
        action={
          <>
            <Button variant="primary" onClick={accept}>
              {say.installOffer.accept}
            </Button>
            <Button variant="quiet" onClick={closeOffer}>
              {say.installOffer.notNow}
            </Button>
          </>
        }
      >
        {say.installOffer.text}
      </Banner>
      <InstallHelp open={byHand} onClose={closeOffer} />
    </aside>
  );
}
