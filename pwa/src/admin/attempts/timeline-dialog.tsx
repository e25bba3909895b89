import './timeline.css';
import { useQuery } from '@tanstack/react-query';
import { attemptTimeline, type AttemptTimeline, type TimelineEvent } from '@exam/shared-schema/contract';
import { flagLabel } from '@exam/shared-schema/labels';
import { formatIndiaTime, formatScore, formatShortDuration } from '../../format/index.ts';
import { Button, Dialog, Stack } from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { actionIn, type Keyed, type RowDialogProps } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';

interface AboutAttempt extends Keyed {
  readonly attemptId: string;
  readonly student: { readonly _id: string };
}

/** IN7: the log of the row's attempt. */
export const timelineAction = <Row extends AboutAttempt>() =>
  actionIn<Row>(RowTimeline, { call: attemptTimeline, label: 'Timeline' });

function RowTimeline({ row: { attemptId, student }, name, onClose }: RowDialogProps<AboutAttempt>) {
  return <TimelineDialog attemptId={attemptId} userId={student._id} name={name} onClose={onClose} />;
}

interface TimelineDialogProps {
  readonly attemptId: string;
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function TimelineDialog({ attemptId, userId, name, onClose }: TimelineDialogProps) {
  const result = useQuery({
    queryKey: ['attempts', 'timeline', userId, attemptId],
    queryFn: async ({ signal }) =>
      (await load(attemptTimeline, { params: { attemptId, userId } }, signal)).data,
  });
  return (
    <Dialog
      open
      wide
      title={`Timeline: ${name}`}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <Loaded
        result={result}
        lines={6}
        loading="Loading the timeline..."
        failed="Failed to load the timeline"
        failedText="Please check your connection and try again."
        failedOfStatus={{ 404: 'This attempt does not exist.' }}
      >
        {(timeline) => <Timeline timeline={timeline} />}
      </Loaded>
    </Dialog>
  );
}

function Timeline({ timeline }: { readonly timeline: AttemptTimeline }) {
  const { paper, score, ranked, receivedAt, flags, superseded, decisions, events } = timeline;
  return (
    <Stack gap={4}>
      <Facts
        facts={[
          ['Test paper', paper.title],
          ['Score', formatScore(score)],
          ['Ranks', ranked ? 'Yes' : 'No'],
          ['Received', formatIndiaTime(receivedAt)],
          ['What was noticed', flags.map((flag) => flagLabel(flag) ?? flag).join(' ')],
          [
            'Later logs of the same attempt',
            superseded.map((log) => formatIndiaTime(log.receivedAt)).join('; '),
          ],
          ['Decisions', decisions.length === 0 ? null : <Decisions decisions={decisions} />],
        ]}
      />
      {events === null ? (
        <p>It came without a log that can be read, so there is no timeline.</p>
      ) : (
        <>
          <p className="timeline-note">
            Times are by the device&rsquo;s clock, from the start of the attempt.
          </p>
          <ol className="timeline" aria-label="Events">
            {events.map((event, place) => (
              <li key={place} data-notable={isNotable(event) || undefined}>
                <span className="num timeline-time" title={formatIndiaTime(event.at)}>
                  {sinceStart(event.seconds)}
                </span>
                <span>{eventWords(event)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Stack>
  );
}

function Decisions({ decisions }: Pick<AttemptTimeline, 'decisions'>) {
  return (
    <ul>
      {decisions.map(({ ranked, reason, decidedBy, decidedAt }) => (
        <li key={decidedAt}>
          {ranked ? 'Ranks' : 'Does not rank'}: {reason} ({decidedBy}, {formatIndiaTime(decidedAt)})
        </li>
      ))}
    </ul>
  );
}

/** '+1m 5s'; with a minus after the clock was set back. */
const sinceStart = (seconds: number) =>
  `${seconds < 0 ? '\u2212' : '+'}${formatShortDuration(Math.abs(seconds))}`;

const NOTABLE: ReadonlySet<string> = new Set(['clock-jumped', 'resumed', 'left-page', 'fullscreen-left']);

const isNotable = ({ type }: TimelineEvent) => NOTABLE.has(type);

const RESUMED: Readonly<Record<string, string>> = {
  reload: 'Opened again',
  'other-device': 'Continued on another device',
  'taken-over': 'Taken over by another window',
  'time-left': 'Opened again, because the server confirmed that time was left',
};

/** IN7: an event in words; one of a newer app by its name. */
function eventWords({ type, question, section, byMs, reason }: TimelineEvent): string {
  const of = question === undefined ? 'a question' : `question ${question} of ${section ?? 'the paper'}`;
  switch (type) {
    case 'started':
      return 'Started';
    case 'visited':
      return `Opened ${of}`;
    case 'answered':
      return `Answered ${of}`;
    case 'cleared':
      return `Cleared the answer of ${of}`;
    case 'marked':
      return `Marked ${of} for review`;
    case 'unmarked':
      return `Removed the mark of ${of}`;
    case 'section-entered':
      return `Entered ${section ?? 'a section'}`;
    case 'section-closed':
      return `Closed ${section ?? 'a section'}`;
    case 'left-page':
      return 'Left the page';
    case 'returned':
      return 'Returned to the page';
    case 'fullscreen-left':
      return 'Left full screen';
    case 'clock-jumped':
      return `The device\u2019s clock jumped by ${sinceStart(Math.round((byMs ?? 0) / 1000))}`;
    case 'resumed':
      return RESUMED[reason ?? ''] ?? 'Opened again';
    case 'sealed':
      return reason === 'clock' ? 'Ended when the time was over' : 'Submitted by the student';
    default:
      return type;
  }
}
