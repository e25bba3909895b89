import './exam-day.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import {
  batchCalls,
  collegeCalls,
  encryptPaper,
  examDay,
  openingCodes,
  releaseKey,
  sendOpeningCodes,
  type CallAnswer,
  type ExamDay,
  type OpeningFailure,
  type PaperGroup,
} from '@exam/shared-schema/contract';
import { openingFragment, shownOpeningCode } from '@exam/shared-schema/exam-day';
import { consolePaths } from '../../app/paths-of-console.ts';
import { paths } from '../../paths/paths.ts';
import { formatConsoleDate, formatCount, formatIndiaTime, formatNumber } from '../../format/index.ts';
import { serverCall } from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Pill,
  PrintSheet,
  Row,
  Stack,
  Table,
  type TableColumn,
} from '../../ui/index.ts';
import { choicesOf, useCollegeChoices } from '../fields/choices.ts';
import { reasonField } from '../fields/reason-field.ts';
import type { Choices } from '../form/field.ts';
import { useFlash } from '../list/use-flash.ts';
import { everyRow, load, sentenceOf } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { nounOf } from '../nouns.ts';
import { actionBy, type AnyAction, type RowAction } from '../rows/action.ts';
import { QrImage } from './qr-image.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';

/** ED2, ED4, ED8 to ED10: the exam day of a paper. Its id is in the URL. */
export default function ExamDayScreen() {
  const [search] = useSearchParams();
  const id = search.get('paper') ?? '';
  return (
    <Page>
      {id === '' ? (
        <EmptyState
          title="No test paper chosen"
          action={<LinkButton href={consolePaths.papers.list}>Test Papers</LinkButton>}
        >
          Choose Exam day in the row of a test paper.
        </EmptyState>
      ) : (
        <OnePaper key={id} id={id} />
      )}
    </Page>
  );
}

/** ED9: how often the board is read again, ms. */
const READ_AGAIN_MS = 10_000;

function OnePaper({ id }: { readonly id: string }) {
  const result = useQuery({
    queryKey: ['papers', 'exam-day', id],
    queryFn: ({ signal }) => load(examDay, { params: { id } }, signal),
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <Loaded
      result={result}
      lines={8}
      loading="Loading the exam day..."
      failed="Failed to load the exam day"
      failedText="Please check your connection and try again."
      failedOfStatus={{ 404: 'This test paper no longer exists.' }}
    >
      {({ data }) => <Whole day={data} isStale={result.isError} />}
    </Loaded>
  );
}

const AT_ONCE = 100;

function useBatches(): Choices {
  const result = useQuery({
    queryKey: ['batches', 'every'],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { page, limit: AT_ONCE, sort: 'name' } as const;
        const { batches, pages } = await load(batchCalls.list, { query }, signal);
        return { rows: batches, pages };
      }),
  });
  return choicesOf(
    result,
    { labelOf: ({ name }) => name, tellingOf: ({ organisation }) => [organisation.name] },
    { failed: 'Failed to fetch batches', none: 'There is no batch.' },
  );
}

interface DayRow {
  readonly _id: string;
}

const noun = nounOf({ one: 'exam day', many: 'exam days' });

const encrypt = actionBy(encryptPaper, {
  label: 'Encrypt',
  title: 'Encrypt the Paper',
  confirm:
    'Students can save it from now on, and nobody can read it before it opens. Each group gets a code of its own, by which devices without a network open it. This cannot be undone.',
  busyButton: 'Encrypting...',
  fields: [
    {
      kind: 'many',
      name: 'batchIds',
      label: 'Batches',
      noun: 'batches',
      optional: true,
      useChoices: useBatches,
    },
    {
      kind: 'many',
      name: 'collegeIds',
      label: 'Colleges',
      noun: 'colleges',
      optional: true,
      call: collegeCalls.list,
      useChoices: useCollegeChoices,
    },
  ],
  valuesOf: (_row: DayRow) => ({ batchIds: [], collegeIds: [] }),
  failure: 'Failed to encrypt the paper. Please try again.',
})(noun) as unknown as RowAction<DayRow>;

const release = actionBy(releaseKey, {
  label: 'Move the release',
  title: 'Move the Release',
  confirm:
    'Devices with a network open the paper at this time. Without a time it is released at once. A code that was announced opens it at any time.',
  busyButton: 'Saving...',
  fields: [{ kind: 'moment', name: 'at', label: 'Released', optional: true, none: null }, reasonField],
  valuesOf: (_row: DayRow) => ({ at: null, reason: '' }),
  stopAtFirst: true,
  failure: 'Failed to move the release. Please try again.',
})(noun) as unknown as RowAction<DayRow>;

type Codes = CallAnswer<typeof openingCodes>['data'];

interface WholeProps {
  readonly day: ExamDay;
  /** The last try to read it again failed. */
  readonly isStale: boolean;
}

function Whole({ day, isStale }: WholeProps) {
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const [action, setAction] = useState<RowAction<DayRow> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<Codes | null>(null);
  const { paper, encryptedUntil, isReleased } = day;
  const close = () => {
    setAction(null);
    void queries.invalidateQueries({ queryKey: ['papers'] });
  };
  const readCodes = async () => {
    setAsking(false);
    const result = await serverCall(openingCodes, { params: { id: paper._id } });
    if (result.ok) setCodes(result.answer.data);
    else say(false, sentenceOf(result, 'The codes could not be loaded. Please try again.'));
  };
  if (codes !== null) return <CodeSheet day={day} codes={codes} onDone={() => setCodes(null)} />;
  return (
    <Stack gap={6}>
      <PageHead
        title={paper.title}
        lead={stateText(day)}
        actions={
          <Link href={consolePaths.papers.list} asChild>
            <LinkButton icon="back">Test Papers</LinkButton>
          </Link>
        }
      />
      {notice !== null && (
        <Banner tone={notice.ok ? 'ok' : 'bad'} onDismiss={dismiss}>
          {notice.text}
        </Banner>
      )}
      {isStale && <Banner tone="warn">The server cannot be reached. This is how it was last.</Banner>}
      {encryptedUntil === null ? (
        <NotEncrypted day={day} onEncrypt={() => setAction(encrypt)} />
      ) : (
        <>
          <Row>
            <Pill tone={isReleased ? 'ok' : 'neutral'}>{isReleased ? 'Released' : 'Encrypted'}</Pill>
            <Button icon="eye" onClick={() => setAsking(true)}>
              Show codes
            </Button>
            {!isReleased && (
              <>
                <Button icon="clock" onClick={() => setAction(release)}>
                  Move the release
                </Button>
                <Button icon="plus" onClick={() => setAction(encrypt)}>
                  Add groups
                </Button>
              </>
            )}
          </Row>
          <Card title="Groups" caption="How far the students are who have saved the paper.">
            <Table caption="Groups" columns={GROUPS} items={day.groups} itemKey={({ _id }) => _id} />
          </Card>
          <Failures failures={day.failures} />
        </>
      )}
      {action !== null && (
        <RowDialog
          action={action as unknown as AnyAction}
          row={paper}
          name={paper.title}
          onClose={close}
          onDone={(message) => {
            close();
            say(true, message);
          }}
        />
      )}
      {isAsking && (
        <Confirm
          title="Show the codes?"
          button="Show the codes"
          onClose={() => setAsking(false)}
          onConfirm={() => void readCodes()}
        >
          With a code the paper can be opened before its time. That you looked is recorded with your name and
          the time.
        </Confirm>
      )}
    </Stack>
  );
}

function stateText({ encryptedUntil, opensAt, isReleased }: ExamDay): string {
  if (encryptedUntil === null)
    return opensAt === null ? 'Not encrypted' : `Not encrypted; opens ${formatIndiaTime(opensAt)}`;
  const at = formatIndiaTime(encryptedUntil);
  return isReleased ? `Released ${at}` : `Nobody can read it before ${at}`;
}

function NotEncrypted({
  day: { hindrance },
  onEncrypt,
}: {
  readonly day: ExamDay;
  readonly onEncrypt: () => void;
}) {
  return (
    <Card title="Not encrypted">
      <Stack>
        <p>
          An encrypted paper can be saved days before. It opens at its time by itself, or by a code where
          there is no network.
        </p>
        {hindrance === null ? (
          <Row>
            <Button variant="primary" icon="lock" onClick={onEncrypt}>
              Encrypt the paper
            </Button>
          </Row>
        ) : (
          <Banner tone="warn">{hindrance}</Banner>
        )}
      </Stack>
    </Card>
  );
}

const number = (key: keyof PaperGroup['counts'], header: string): TableColumn<PaperGroup> => ({
  key,
  header,
  numeric: true,
  cell: ({ counts }) => formatNumber(counts[key]),
});

const GROUPS: readonly TableColumn<PaperGroup>[] = [
  { key: 'name', header: 'Group', rowHeader: true, cell: ({ name }) => name },
  number('students', 'Students'),
  number('saved', 'Saved'),
  number('opened', 'Opened'),
  number('sitting', 'Sitting'),
  number('silent', 'Silent'),
  number('handedIn', 'Handed in'),
];

const OUTCOMES: Readonly<Record<OpeningFailure['outcome'], string>> = {
  opened: 'Opened',
  'unknown-code': 'Typed a code that is not of this paper',
  'other-key': 'Has the paper with another key: it has to be saved again',
  damaged: 'The saved paper is damaged: it has to be saved again',
  'no-cryptography': 'The browser cannot open it',
  'no-space': 'Not enough free space',
};

const FAILURES: readonly TableColumn<OpeningFailure>[] = [
  { key: 'name', header: 'Student', rowHeader: true, cell: ({ student }) => student.fullName },
  { key: 'email', header: 'E-mail', cell: ({ student }) => student.email },
  { key: 'outcome', header: 'Why', cell: ({ outcome }) => OUTCOMES[outcome] },
  { key: 'reportedAt', header: 'Reported', cell: ({ reportedAt }) => formatConsoleDate(reportedAt) },
];

function Failures({ failures }: Pick<ExamDay, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <Card title="Could not open it" caption={formatCount(failures.length, 'student', 'students')}>
      <Table
        caption="Students who could not open the paper"
        columns={FAILURES}
        items={failures}
        itemKey={({ student }) => student._id}
      />
    </Card>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly button: string;
  readonly children: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** ED8, ED18: the second confirmation before the codes are shown, or sent. */
function Confirm({ title, button, children, onClose, onConfirm }: ConfirmProps) {
  return (
    <Card title={title}>
      <Stack>
        <p>{children}</p>
        <Row>
          <Button variant="danger" onClick={onConfirm}>
            {button}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </Card>
  );
}

interface CodeSheetProps {
  readonly day: ExamDay;
  readonly codes: Codes;
  readonly onDone: () => void;
}

/** ED8, ED18, ED19: the codes on a page that prints, one block for each group. */
function CodeSheet({ day: { paper, opensAt }, codes, onDone }: CodeSheetProps) {
  const { notice, say, dismiss } = useFlash();
  const [receiver, setReceiver] = useState<Codes[number] | null>(null);
  const send = async (groupId: string) => {
    setReceiver(null);
    const result = await serverCall(sendOpeningCodes, { params: { id: paper._id }, body: { groupId } });
    if (result.ok) say(true, result.answer.message);
    else say(false, sentenceOf(result, 'The SMS could not be sent. Please try again.'));
  };
  return (
    <Stack gap={4}>
      <div className="print-hidden">
        <Stack>
          <Row>
            <Button icon="back" onClick={onDone}>
              Back to the exam day
            </Button>
            <Button icon="file" onClick={() => window.print()}>
              Print
            </Button>
          </Row>
          {notice !== null && (
            <Banner tone={notice.ok ? 'ok' : 'bad'} onDismiss={dismiss}>
              {notice.text}
            </Banner>
          )}
          {receiver !== null && (
            <Confirm
              title={`Send the code of ${receiver.name} by SMS?`}
              button="Send the SMS"
              onClose={() => setReceiver(null)}
              onConfirm={() => void send(receiver._id)}
            >
              Every student of this group with a phone number gets the code at once, and can open the paper
              with it. That you sent it is recorded with your name and the time.
            </Confirm>
          )}
        </Stack>
      </div>
      <PrintSheet className="card code-sheet" aria-label="Opening codes">
        <h1>{paper.title}</h1>
        {opensAt !== null && (
          <p>{`Opens ${formatIndiaTime(opensAt)}. Announce the code then, and not before.`}</p>
        )}
        <ul>
          {codes.map((group) => (
            <li key={group._id}>
              <div>
                <h2>{group.name}</h2>
                <strong>{shownOpeningCode(group.code)}</strong>
                <p>Type the code on the page of the paper, or read this image with the camera.</p>
                <div className="print-hidden">
                  <Button onClick={() => setReceiver(group)}>Send by SMS</Button>
                </div>
              </div>
              <QrImage
                text={location.origin + paths.start(paper._id) + openingFragment(group.code)}
                label={`QR code of ${group.name}`}
              />
            </li>
          ))}
        </ul>
      </PrintSheet>
    </Stack>
  );
}
