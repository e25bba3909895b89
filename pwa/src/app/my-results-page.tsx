import ElsewhereAttempts from '../features/papers/elsewhere-attempts.tsx';
import { MyResultsScreen } from '../features/results/my-results-screen.tsx';

/** /results: what was handed in, below what is in progress on another device. */
export default function MyResultsPage() {
  return <MyResultsScreen above={(userId) => <ElsewhereAttempts userId={userId} />} />;
}
