import './operations.css';
import { backgroundJobs, retryJob, type BackgroundJob } from '@exam/shared-schema/contract';
import { formatIndiaTime } from '../../format/index.ts';
import { Pill } from '../../ui/index.ts';
import { entityOf } from '../entity.ts';
import { NamedCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';
import { listBy } from '../list/declaration.ts';
import { actionBy } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';
import { hasFailed, JOB_STATES, JOBS, jobName, jobState } from './operation-words.ts';

const list = listBy(backgroundJobs, 'jobs', {
  defaultSort: '-createdAt',
  columns: [
    {
      key: 'kind',
      header: 'Job',
      priority: 'main',
      cell: ({ kind }) => <NamedCell name={jobName(kind)} note={kind} />,
    },
    { key: 'state', header: 'State', priority: 'secondary', cell: JobState },
    {
      key: 'attempts',
      header: 'Tries',
      priority: 'secondary',
      cell: ({ attempts }) => <span className="num">{attempts}</span>,
    },
    {
      key: 'reason',
      header: 'Last failure',
      priority: 'secondary',
      cell: ({ lastError }) => <span className="operations-reason">{lastError ?? '–'}</span>,
    },
    {
      key: 'created',
      header: 'Created',
      sort: 'createdAt',
      priority: 'secondary',
      cell: ({ createdAt }) => formatIndiaTime(createdAt),
    },
  ],
  filters: [
    { name: 'state', label: 'State', all: 'All States', useChoices: fixedChoices(JOB_STATES) },
    { name: 'kind', label: 'Job', all: 'All Jobs', useChoices: fixedChoices(JOBS) },
  ],
});

const retry = actionBy(retryJob, {
  label: 'Retry',
  confirm: 'The job starts again in a moment, with all its tries. A job can run twice without harm.',
  busyButton: 'Starting...',
  isOffered: hasFailed,
  failure: 'The job could not be started again. Please try again.',
});

/** OP2, OP3 */
export const jobs = entityOf(list, {
  key: 'jobs',
  group: 'System',
  icon: 'clock',
  noun: { one: 'background job', many: 'background jobs' },
  words: {
    lead: 'What the server does beside the calls; finished jobs are kept for 30 days',
    emptyText: 'Jobs appear here when there is something to do.',
  },
  nameOf: ({ kind }) => jobName(kind),
  actions: [retry],
  bulk: [retry],
  details: { title: ({ kind }) => jobName(kind), show: (job) => <JobFacts job={job} /> },
  isPartOfScreen: true,
});

export function JobState(job: BackgroundJob) {
  const [tone, words] = jobState(job);
  return <Pill tone={tone}>{words}</Pill>;
}

function JobFacts({ job }: { readonly job: BackgroundJob }) {
  const { _id, kind, state, attempts, runAt, createdAt, finishedAt, lastError } = job;
  return (
    <Facts
      facts={[
        ['Kind', kind],
        ['Id', _id],
        ['State', jobState(job)[1]],
        ['Tries', attempts],
        ['Created', formatIndiaTime(createdAt)],
        ['Earliest start', state === 'waiting' ? formatIndiaTime(runAt) : null],
        [state === 'failed' ? 'Given up' : 'Finished', finishedAt && formatIndiaTime(finishedAt)],
        ['Last failure', lastError],
      ]}
    />
  );
}
