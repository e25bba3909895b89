import ElsewhereAttempts from '../features/papers/elsewhere-attempts.tsx';
import { MyResultsScreen } from '../features/results/my-results-screen.tsx';

/** /results: handed-in attempts, below the exams in progress on other devices. */
export default function MyResultsPage() {
  return <MyResultsScreen above={(userId) => <ElsewhereAttempts userId={userId} />} />;
}
