import { useEffect } from 'react';
import { useNoticePermission } from '../../state/index.ts';
import { Button, EmptyState } from '../../ui/index.ts';
import { awaitPaper } from './await-paper.ts';
import { say } from '../../sentences/index.ts';

/** The student asks for a notice, or none comes: no prompt by itself. */
export default function Preparing({ testId }: { readonly testId: string }) {
  const { permission, ask } = useNoticePermission();
  useEffect(() => awaitPaper(testId), [testId]);
  return (
    <EmptyState
      icon="clock"
      title={say.start.preparing.title}
      action={
        permission === 'default' && (
          <Button variant="tonal" onClick={ask}>
            {say.start.preparing.notify}
          </Button>
        )
      }
    >
      {permission === 'granted' ? say.start.preparing.adviceWithNotice : say.start.preparing.advice}
    </EmptyState>
  );
}
