import { Page } from '../../ui/index.ts';
import PlansPanel from './plans-panel.tsx';

/** /pricing: what home's tab shows, as a page that can be linked to. */
export default function PricingScreen() {
  return (
    <Page>
      <PlansPanel />
    </Page>
  );
}
