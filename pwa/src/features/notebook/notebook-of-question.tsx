import './notebook.css';
import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../../offline/index.ts';
import { keepEntry } from '../../offline/notebook/keep-entry.ts';
import { say } from '../../sentences/index.ts';
import { useSession } from '../../state/index.ts';
import { AnalysisMore, Stack } from '../../ui/index.ts';
import { NoteEditor } from './note-editor.tsx';
import { InOrOut } from './in-or-out.tsx';

/** Shown in the analysis, below a question that was not answered correctly. */
export function NotebookOfQuestion({ questionId }: { readonly questionId: string }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <OfUser userId={session.user._id} questionId={questionId} />;
}

function OfUser({ userId, questionId }: { readonly userId: string; readonly questionId: string }) {
  const card = useLiveQuery(
    async () => (await database.notebookCards.get([userId, questionId])) ?? null,
    [userId, questionId],
  );
  if (card === undefined) return null;
  const words = say.notebook.ofQuestion;
  if (card === null || card.mistakes.length === 0)
    return (
      <AnalysisMore title={words.title}>
        <p>{words.wait}</p>
      </AnalysisMore>
    );
  const title = card.due === undefined ? words.out : words.in;
  return (
    <AnalysisMore title={title}>
      <Stack gap={3}>
        <NoteEditor
          note={card.note}
          onSave={(text) => keepEntry(database, userId, questionId, { kind: 'note', text })}
        />
        <InOrOut card={card} question={null} />
      </Stack>
    </AnalysisMore>
  );
}
