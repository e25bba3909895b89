import { useLanguage } from '../sentences/index.ts';
import { App } from './app.tsx';

/** LA2: in another language the whole app renders again, where it stands. */
export function Root() {
  useLanguage();
  return <App />;
}
