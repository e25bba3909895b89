import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addBatchMembers, batchCandidates } from '@exam/shared-schema/contract';
import { formatCount } from '../../format/index.ts';
import { serverCall } from '../../state/index.ts';
import { Banner, Button, Chip, ChipGroup, Dialog, Stack, TextInput } from '../../ui/index.ts';
import { load, sentenceOf } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { useRested } from '../use-rested.ts';

interface AddStudentsDialogProps {
  readonly batchId: string;
  readonly onClose: () => void;
}

/** Students shown at once; the search finds the others. */
const SHOWN = 20;
/** ms */
const SEARCH_AFTER_MS = 300;

/** BA6: students are chosen from those of the organisation, over several searches. */
export function AddStudentsDialog({ batchId: id, onClose }: AddStudentsDialogProps) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly ok: boolean; readonly text: string } | null>(null);
  const search = useRested(text.trim(), SEARCH_AFTER_MS);
  const result = useQuery({
    queryKey: ['batches', 'candidates', id, search],
    queryFn: ({ signal }) =>
      load(
        batchCandidates,
        { params: { id }, query: { limit: SHOWN, ...(search !== '' && { search }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const choose = (userId: string, name: string, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(userId, name);
    else next.delete(userId);
    setChosen(next);
  };
  const add = async () => {
    if (busy || chosen.size === 0) return;
    setBusy(true);
    const answer = await serverCall(addBatchMembers, {
      params: { id },
      body: { userIds: [...chosen.keys()] },
    });
    setBusy(false);
    setOutcome(
      answer.ok
        ? { ok: true, text: answer.answer.message }
        : { ok: false, text: sentenceOf(answer, 'The students could not be added. Please try again.') },
    );
    if (answer.ok) setChosen(new Map());
    void queries.invalidateQueries();
  };
  return (
    <Dialog
      open
      wide
      title="Add students"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" busy={busy} unavailable={chosen.size === 0} onClick={() => void add()}>
            {chosen.size === 0 ? 'Add' : `Add ${formatCount(chosen.size, 'student', 'students')}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {outcome !== null && <Banner tone={outcome.ok ? 'ok' : 'bad'}>{outcome.text}</Banner>}
        <TextInput
          icon="search"
          type="search"
          aria-label="Search the students of the college"
          placeholder="Search by name, username or e-mail"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Loaded
          result={result}
          lines={4}
          loading="Loading students..."
          failed="Failed to load students"
          failedText="Please check your connection and try again."
        >
          {({ students, hasMore }) =>
            students.length === 0 ? (
              <p>
                {search === ''
                  ? 'The college has no other students. An administrator adds them to the college.'
                  : 'No student found.'}
              </p>
            ) : (
              <Stack gap={3}>
                <ChipGroup label="Students">
                  {students.map(({ _id, fullName, email }) => (
                    <Chip
                      key={_id}
                      checked={chosen.has(_id)}
                      onChange={(isChosen) => choose(_id, fullName, isChosen)}
                    >
                      {`${fullName} (${email})`}
                    </Chip>
                  ))}
                </ChipGroup>
                {hasMore && <p className="list-note">There are more students. Search for the others.</p>}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}
