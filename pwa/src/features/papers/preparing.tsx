import { useEffect } from 'react';
import { useNoticePermission } from '../../state/index.ts';
import { Button, EmptyState } from '../../ui/index.ts';
import { awaitPaper } from './await-paper.ts';

/** The student asks for a notice, or none comes: no prompt by itself. */
export default function Preparing({ testId }: { readonly testId: string }) {
  const { permission, ask } = useNoticePermission();
  useEffect(() => awaitPaper(testId), [testId]);
  return (
    <EmptyState
      icon="clock"
      title="AI is Preparing Your Test..."
      action={
        permission === 'default' && (
          <Button variant="tonal" onClick={ask}>
            Notify me when it is ready
          </Button>
        )
      }
    >
      Your test will be available in a few minutes. You will be notified here as soon as it is ready
      {permission === 'granted' ? ', also while the app is in the background.' : '.'}
    </EmptyState>
  );
}
