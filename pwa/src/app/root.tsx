import { useLanguage } from '../sentences/index.ts';
import { App } from './app.tsx';

/** LA2: re-renders the whole app in place when the language changes. */
export function Root() {
  useLanguage();
  return <App />;
}
