import { say } from '../../sentences/index.ts';
import { StaticPage } from './static-page.tsx';

export default function AboutUs() {
  return <StaticPage text={say.pages.about} />;
}
