import { Suspense, useState } from 'react';
import { NotebookOfQuestion } from '../features/notebook/notebook-of-question.tsx';
import { TopicTerms } from '../features/glossary/topic-terms.tsx';
import { AnalysisScreen } from '../features/results/analysis-screen.tsx';
import type { QuestionToHelpWith } from '../features/results/question-to-help-with.ts';
import { lazyPart } from '../parts/index.ts';
import { loadSentences, say } from '../sentences/index.ts';
import { QuietBoundary } from '../ui/index.ts';

const QuestionHelp = lazyPart(
  () => import('../features/assistant/help-dialog.tsx'),
  () => loadSentences('assistant'),
);

/** /results/{attemptId}/analysis, with the terms of its topic, the notebook's entry and the assistant's help for each question. */
export default function AnalysisPage({ attemptId }: { readonly attemptId: string }) {
  const [question, setQuestion] = useState<QuestionToHelpWith | null>(null);
  return (
    <>
      <AnalysisScreen
        attemptId={attemptId}
        onHelp={setQuestion}
        notebook={NotebookOfQuestion}
        terms={TopicTerms}
      />
      {question !== null && (
        <QuietBoundary message={say.analysis.helpNotLoaded}>
          <Suspense>
            <QuestionHelp question={question} onClose={() => setQuestion(null)} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}
