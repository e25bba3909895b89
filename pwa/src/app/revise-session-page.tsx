import { TopicTerms } from '../features/glossary/topic-terms.tsx';
import SessionScreen from '../features/notebook/session-screen.tsx';

/** /revise/session, with the terms of a card's topic beside its answer. */
export default function ReviseSessionPage() {
  return <SessionScreen terms={TopicTerms} />;
}
