import { say } from '../../sentences/index.ts';
import { StaticPage } from './static-page.tsx';

export default function TermsConditions() {
  return <StaticPage text={say.pages.terms} changed="2026-11-01" />;
}
