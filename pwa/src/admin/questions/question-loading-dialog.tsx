import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { oneQuestion, type WholeQuestion } from '@exam/shared-schema/contract';
import { Button, Dialog } from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';

interface QuestionLoadingDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  /** The dialog, once the question is loaded. @param reload loads it again. */
  readonly children: (question: WholeQuestion, reload: () => void) => ReactNode;
}

/** Loads the whole question for a dialog, with a skeleton and an error state. */
export function QuestionLoadingDialog({ id, title, onClose, children }: QuestionLoadingDialogProps) {
  const result = useQuery({
    queryKey: ['questions', 'to-change', id],
    queryFn: async ({ signal }) => (await load(oneQuestion, { params: { id } }, signal)).data,
    // No cache: the form has to start from the current question.
    gcTime: 0,
  });
  const isSlow = useIsSlow();
  if (result.data !== undefined) return children(result.data, () => void result.refetch());
  if (!isSlow && !result.isError) return null;
  return (
    <Dialog open wide title={title} onClose={onClose} footer={<Button onClick={onClose}>Cancel</Button>}>
      <Loaded
        result={result}
        lines={6}
        loading="Loading the question..."
        failed="Failed to load the question"
        failedText="An unexpected error occurred"
        failedOfStatus={{ 404: 'This question no longer exists.' }}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/**
 * The loading dialog is shown only after this delay, ms, because it costs as much to render as the dialog that
 * replaces it.
 */
const SLOW_MS = 200;

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
