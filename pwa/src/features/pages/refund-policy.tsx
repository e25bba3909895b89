import { say } from '../../sentences/index.ts';
import { StaticPage } from './static-page.tsx';

export default function RefundPolicy() {
  return <StaticPage text={say.pages.refunds} changed="2026-11-01" />;
}
