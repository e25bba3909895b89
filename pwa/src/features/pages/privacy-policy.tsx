import { say } from '../../sentences/index.ts';
import { StaticPage } from './static-page.tsx';

export default function PrivacyPolicy() {
  return <StaticPage text={say.pages.privacy} changed="2026-11-25" />;
}
