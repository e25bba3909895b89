import { say } from '../../sentences/index.ts';
import { StaticPage } from './static-page.tsx';

export default function ContactUs() {
  return <StaticPage text={say.pages.contact} />;
}
