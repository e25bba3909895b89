import { Page } from '../../ui/index.ts';
import PlansPanel from './plans-panel.tsx';

/** /pricing: the plans of the home screen's tab as a page of its own, which can be linked to. */
export default function PricingScreen() {
  return (
    <Page>
      <PlansPanel />
    </Page>
  );
}
