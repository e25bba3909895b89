import { useState } from 'react';
import { importBatchMembers, MOST_IMPORTED, type ImportedLine } from '@exam/shared-schema/contract';
import { formatNumber } from '../../format/index.ts';
import { serverCall } from '../../state/index.ts';
import { Banner, Button, Dialog, Pill, Stack } from '../../ui/index.ts';
import { sentenceOf } from '../load.ts';
import { OUTCOMES } from './batch-words.ts';

interface ImportStudentsDialogProps {
  readonly batchId: string;
  readonly onClose: () => void;
}

interface Report {
  readonly message: string;
  readonly lines: readonly ImportedLine[];
}

/** BA7: a file of e-mail addresses, and what became of each line. */
export function ImportStudentsDialog({ batchId: id, onClose }: ImportStudentsDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const send = async () => {
    if (busy || file === null) return;
    setBusy(true);
    setFailure(null);
    const answer = await serverCall(importBatchMembers, { params: { id }, body: { csv: await file.text() } });
    setBusy(false);
    if (answer.ok) setReport({ message: answer.answer.message, lines: answer.answer.data });
    else setFailure(sentenceOf(answer, 'The file could not be read. Please try again.'));
  };
  return (
    <Dialog
      open
      wide
      title="Add students from a file"
      onClose={onClose}
      footer={
        report !== null ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={busy} unavailable={file === null} onClick={() => void send()}>
              Add students
            </Button>
          </>
        )
      }
    >
      {report === null ? (
        <Stack gap={4}>
          {failure !== null && <Banner tone="bad">{failure}</Banner>}
          <p>
            {`A CSV or text file with one student in each line, of at most ${formatNumber(MOST_IMPORTED)} lines. Only the e-mail address counts; other columns and a heading may be there. Students who are not in the college yet must be added to it first, by an administrator.`}
          </p>
          <label className="batch-file">
            File
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          </label>
        </Stack>
      ) : (
        <ImportReport {...report} />
      )}
    </Dialog>
  );
}

function ImportReport({ message, lines }: Report) {
  const refused = lines.filter(({ outcome }) => outcome !== 'added');
  return (
    <Stack gap={4}>
      <Banner tone={refused.length === 0 ? 'ok' : 'warn'}>{message}</Banner>
      {refused.length > 0 && (
        <>
          <p>{`${formatNumber(refused.length)} of ${formatNumber(lines.length)} lines added nobody:`}</p>
          <ul className="batch-lines">
            {refused.map(({ line, text, outcome }) => (
              <li key={line}>
                <span>{`${line}: ${text}`}</span>
                <Pill tone={outcome === 'member-already' ? 'neutral' : 'warn'}>{OUTCOMES[outcome]}</Pill>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
