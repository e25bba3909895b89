import { NotebookOfQuestion } from '../features/notebook/notebook-of-question.tsx';
import AnalysisScreen from '../features/results/analysis-screen.tsx';

/** /results/{attemptId}/analysis: with what the notebook has of each question. */
export default function AnalysisPage({ attemptId }: { readonly attemptId: string }) {
  return <AnalysisScreen attemptId={attemptId} notebook={NotebookOfQuestion} />;
}
