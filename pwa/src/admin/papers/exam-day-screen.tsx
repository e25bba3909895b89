import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import {
  batchCalls,
  collegeCalls,
  encryptPaper,
  examDay,
  openingCodes,
  rehearseExamDay,
  releaseKey,
  type ExamDay,
  type PaperGroup,
} from '@exam/shared-schema/contract';
import { consolePaths, examDayPath, searchedPath } from '../../app/paths-of-console.ts';
import { formatIndiaTime, formatNumber } from '../../format/index.ts';
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
  Row,
  Stack,
  Table,
  type TableColumn,
} from '../../ui/index.ts';
import { choicesOf, useCollegeChoices } from '../fields/choices.ts';
import { reasonField } from '../fields/reason-field.ts';
import type { Choices } from '../form/field.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { everyRow, load, sentenceOf } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { nounOf } from '../nouns.ts';
import { actionBy, type AnyAction, type RowAction } from '../rows/action.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { CodeSheet, type Codes } from './code-sheet.tsx';
import { Confirm } from './confirm-card.tsx';
import { ExamDayStudents } from './exam-day-students.tsx';

/** ED2, ED4, ED8 to ED10, ED20: the exam day of a paper. Its id is in the URL. */
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

const rehearse = actionBy(rehearseExamDay, {
  label: 'Rehearse',
  title: 'Rehearse the Exam Day',
  confirm:
    'Makes a paper of one question for the same groups, encrypted in the same way. It opens at this time, and closes when the exam opens.',
  busyButton: 'Making...',
  fields: [{ kind: 'moment', name: 'opensAt', label: 'Opens' }],
  valuesOf: (_row: DayRow) => ({ opensAt: '' }),
  stopAtFirst: true,
  failure: 'Failed to make the rehearsal. Please try again.',
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
          <>
            {day.rehearsalOf !== null && (
              <Link href={examDayPath(day.rehearsalOf._id)} asChild>
                <LinkButton icon="back">The exam</LinkButton>
              </Link>
            )}
            <Link href={consolePaths.papers.list} asChild>
              <LinkButton icon="back">Test Papers</LinkButton>
            </Link>
          </>
        }
      />
      <FlashBanner notice={notice} onDismiss={dismiss} />
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
          <Card
            title="Groups"
            caption="How far the students are. Of everyone else only those who have saved the paper."
          >
            <Table caption="Groups" columns={GROUPS} items={day.groups} itemKey={({ _id }) => _id} />
          </Card>
          <ExamDayStudents paperId={paper._id} />
          {day.rehearsalOf === null && <Rehearsals day={day} onRehearse={() => setAction(rehearse)} />}
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
  day: { paper, hindrance },
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
          <>
            <Banner tone="warn">{hindrance}</Banner>
            <Row>
              <Link href={searchedPath(consolePaths.papers.list, paper.title)} asChild>
                <LinkButton icon="edit">Find the paper in the list</LinkButton>
              </Link>
            </Row>
          </>
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

/** ED20 */
function Rehearsals({
  day: { rehearsals, isReleased },
  onRehearse,
}: {
  readonly day: ExamDay;
  readonly onRehearse: () => void;
}) {
  return (
    <Card title="Rehearsals" caption="One question for the same students, days before the exam.">
      <Stack>
        {rehearsals.length > 0 && (
          <ul>
            {rehearsals.map(({ _id, title, encryptedUntil }) => (
              <li key={_id}>
                <Link href={examDayPath(_id)}>{title}</Link>
                {encryptedUntil !== null && `, opens ${formatIndiaTime(encryptedUntil)}`}
              </li>
            ))}
          </ul>
        )}
        {!isReleased && (
          <Row>
            <Button icon="check" onClick={onRehearse}>
              Rehearse
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
