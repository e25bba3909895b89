import '../list/list.css';
import './import.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  importQuestions,
  MOST_IN_FILE,
  type CallBody,
  type ImportedQuestion,
  type QuestionImport,
} from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import { serverCall } from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  Field,
  LinkButton,
  Page,
  PageHead,
  Pill,
  Select,
  Stack,
  Table,
  type TableColumn,
  type Tone,
} from '../../ui/index.ts';
import { useParentChoices, useSubjectChoices } from '../fields/choices.ts';
import { sentenceOf } from '../load.ts';

type Body = CallBody<typeof importQuestions>;
type Format = Body['format'];

const FORMATS = {
  csv: 'CSV, with a header',
  gift: 'GIFT (Moodle)',
  json: 'JSON, as downloaded here',
} as const satisfies Record<Format, string>;
/** CN65: what the first line of a table names. */
const CSV_COLUMNS =
  'Columns: Question, Option A, Option B and so on, Answer (the letter of the right option, or the value). Type, Tolerance, Explanation, Difficulty and Keywords are optional.';
const ENDINGS: Readonly<Record<string, Format>> = {
  csv: 'csv',
  gift: 'gift',
  txt: 'gift',
  json: 'json',
  jsonl: 'json',
};
const POOLS = { practice: 'Practice', ranked: 'Ranked' } as const;

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const FAILED = 'The file could not be read. Please try again.';
const NOT_UTF_8 = 'The file is not in UTF-8. Please save it as UTF-8 and choose it again.';
/** ms. Each question is compared with the bank. */
const TIMEOUT_MS = 120_000;

interface Made {
  readonly message: string;
  readonly data: QuestionImport;
  readonly isDryRun: boolean;
}

/** OP9: a file of questions, and what became of each. */
export default function ImportScreen() {
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [format, setFormat] = useState<Format>('csv');
  const [subjectId, setSubject] = useState('');
  const [topicId, setTopic] = useState('');
  const [pool, setPool] = useState<keyof typeof POOLS>('practice');
  const subjects = useSubjectChoices({ failed: 'Failed to load subjects' });
  const topics = useParentChoices(subjectId);
  const sending = useMutation({
    mutationFn: async (isDryRun: boolean): Promise<Made> => {
      const text = (await file?.text()) ?? '';
      if (text.includes('\ufffd')) throw new Error(NOT_UTF_8);
      const body: Body = { format, name: file?.name ?? '', text, subjectId, topicId, pool, dryRun: isDryRun };
      const result = await serverCall(importQuestions, { body }, { timeoutMs: TIMEOUT_MS });
      if (!result.ok) throw new Error(Object.values(result.errors)[0] ?? sentenceOf(result, FAILED));
      return { ...result.answer, isDryRun };
    },
    onSuccess: ({ isDryRun }) => (isDryRun ? undefined : queries.invalidateQueries()),
  });
  const isReady = file !== null && topicId !== '';
  const send = (isDryRun: boolean) => {
    if (isReady && !sending.isPending) sending.mutate(isDryRun);
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setFormat(ENDINGS[chosen?.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? format);
    sending.reset();
  };
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Import Questions"
          lead={`A file of at most ${MOST_IN_FILE} questions, into one topic`}
          actions={
            <Link href={consolePaths.questions.list} asChild>
              <LinkButton icon="list">All questions</LinkButton>
            </Link>
          }
        />
        <Card>
          <Stack gap={4}>
            <label className="import-file">
              File
              <input
                type="file"
                accept=".csv,.txt,.gift,.json,.jsonl"
                onChange={(event) => choose(event.target.files?.[0] ?? null)}
              />
            </label>
            <div className="import-fields">
              <Field label="Format" hint={format === 'csv' ? CSV_COLUMNS : undefined}>
                <Select
                  options={optionsOf(FORMATS)}
                  value={format}
                  onChange={(event) => setFormat(event.target.value as Format)}
                />
              </Field>
              <Field label="Subject" error={subjects.failure}>
                <Select
                  options={subjects.options}
                  placeholder="Choose a subject"
                  value={subjectId}
                  onChange={(event) => {
                    setSubject(event.target.value);
                    setTopic('');
                  }}
                />
              </Field>
              <Field
                label="Topic"
                hint={subjectId === '' ? 'Choose a subject first.' : undefined}
                error={topics.failure}
              >
                <Select
                  options={topics.options}
                  placeholder="Choose a topic"
                  disabled={subjectId === ''}
                  value={topicId}
                  onChange={(event) => setTopic(event.target.value)}
                />
              </Field>
              <Field label="Pool">
                <Select
                  options={optionsOf(POOLS)}
                  value={pool}
                  onChange={(event) => setPool(event.target.value as typeof pool)}
                />
              </Field>
            </div>
            <p className="import-note">
              Each question is checked as if it were written here. One that is refused leaves the others as
              they are, and importing a file again adds nothing twice. Images are not read.
            </p>
            <div className="import-buttons">
              <Button
                unavailable={!isReady}
                busy={sending.isPending && sending.variables}
                busyWords="Checking..."
                onClick={() => send(true)}
              >
                Check the file
              </Button>
              <Button
                variant="primary"
                unavailable={!isReady}
                busy={sending.isPending && !sending.variables}
                busyWords="Importing..."
                onClick={() => send(false)}
              >
                Import
              </Button>
            </div>
          </Stack>
        </Card>
        {sending.error !== null && (
          <Banner tone="bad" onDismiss={sending.reset}>
            {sending.error.message}
          </Banner>
        )}
        {sending.data !== undefined && <Report {...sending.data} />}
      </Stack>
    </Page>
  );
}

const OUTCOMES: Readonly<Record<ImportedQuestion['outcome'], readonly [Tone, string]>> = {
  imported: ['ok', 'Imported'],
  duplicate: ['neutral', 'In the bank already'],
  refused: ['warn', 'Refused'],
};

const columnsOf = (isDryRun: boolean): readonly TableColumn<ImportedQuestion>[] => [
  { key: 'place', header: 'Place', numeric: true, cell: ({ place }) => place },
  {
    key: 'text',
    header: 'Question',
    rowHeader: true,
    cell: ({ text }) => <span className="import-text">{text}</span>,
  },
  {
    key: 'outcome',
    header: 'Result',
    secondary: true,
    cell: ({ outcome }) => {
      const [tone, words] = OUTCOMES[outcome];
      return <Pill tone={tone}>{isDryRun && outcome === 'imported' ? 'Can be imported' : words}</Pill>;
    },
  },
  { key: 'reason', header: 'Reason', secondary: true, cell: ({ reason }) => reason ?? '–' },
];

function Report({ message, data: { items, imported }, isDryRun }: Made) {
  return (
    <Card title={isDryRun ? 'Checked, nothing was stored' : 'Report'}>
      <Stack gap={4}>
        <Banner tone={imported === items.length ? 'ok' : 'warn'}>{message}</Banner>
        <Table
          caption="Questions of the file"
          items={items}
          itemKey={({ place }) => String(place)}
          columns={columnsOf(isDryRun)}
        />
      </Stack>
    </Card>
  );
}
