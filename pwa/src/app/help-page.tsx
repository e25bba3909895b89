import { TermSearch } from '../features/glossary/term-search.tsx';
import HelpScreen from '../features/pages/help-screen.tsx';

/** /help, with the search for terms. */
export default function HelpPage() {
  return <HelpScreen terms={<TermSearch />} />;
}
