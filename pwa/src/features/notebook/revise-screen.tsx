import './notebook.css';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDate } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { type CardFilter, isShown } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import {
  Card,
  EmptyState,
  Field,
  LinkButton,
  Page,
  PageHead,
  PageLoading,
  Select,
  Stack,
  StatTiles,
} from '../../ui/index.ts';
import { CardList } from './card-list.tsx';
import { DaysMap } from './days-map.tsx';
import { MOST_IN_SESSION } from './session.ts';
import { countsOf, type Counts, type Notebook, useNotebook, useNow } from './use-notebook.ts';

/** /revise: due cards, statistics, and all cards. Reads only from the device. */
export default function ReviseScreen() {
  return (
    <SignedIn loading={<PageLoading label={say.notebook.loading} />} signedOut={<SignedOut />}>
      {({ user }) => <Own userId={user._id} />}
    </SignedIn>
  );
}

function SignedOut() {
  return (
    <Page>
      <EmptyState
        page
        icon="refresh"
        title={say.notebook.title}
        action={
          <Link href={paths.login(paths.revise)} asChild>
            <LinkButton variant="primary">{say.notebook.login}</LinkButton>
          </Link>
        }
      >
        {say.notebook.signedOut}
      </EmptyState>
    </Page>
  );
}

/** In the URL, so that it survives a session and a reload. */
function useCardFilter(): [CardFilter, (filter: CardFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = { subject: search.get('subject') ?? '', topic: search.get('topic') ?? '' };
  const set = ({ subject, topic }: CardFilter) =>
    setSearch({ ...(subject !== '' && { subject }), ...(topic !== '' && { topic }) }, { replace: true });
  return [filter, set];
}

function Own({ userId }: { readonly userId: string }) {
  const [filter, setFilter] = useCardFilter();
  const now = useNow();
  const notebook = useNotebook(userId, filter);
  if (notebook === undefined) return <PageLoading label={say.notebook.loading} />;
  if (notebook.cards.length === 0) return <Empty />;
  const cards = notebook.cards.filter((card) => isShown(card, filter));
  const counts = countsOf(cards, now);
  return (
    <Page>
      <Stack gap={5}>
        <PageHead title={say.notebook.title} lead={say.notebook.lead} />
        <div className="revise-top">
          <Stack gap={4}>
            <Today counts={counts} filter={filter} />
            <Filters notebook={notebook} filter={filter} onChange={setFilter} />
          </Stack>
          <DaysMap userId={userId} now={now} />
        </div>
        <CardList userId={userId} cards={cards} now={now} />
      </Stack>
    </Page>
  );
}

function Empty() {
  return (
    <Page>
      <EmptyState
        page
        icon="refresh"
        title={say.notebook.empty}
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{say.notebook.emptyAction}</LinkButton>
          </Link>
        }
      >
        {say.notebook.emptyText}
      </EmptyState>
    </Page>
  );
}

function Today({ counts, filter }: { readonly counts: Counts; readonly filter: CardFilter }) {
  const words = say.notebook;
  const { due, fresh, learned, all, nextAt } = counts;
  const { subject, topic } = filter;
  const wanted = { ...(subject !== '' && { subject }), ...(topic !== '' && { topic }) };
  return (
    <Card className="revise-today" aria-label={words.counts.due}>
      <StatTiles
        stats={[
          { label: words.counts.due, value: due },
          { label: words.counts.fresh, value: fresh },
          { label: words.counts.learned, value: learned },
          { label: words.counts.all, value: all },
        ]}
      />
      {due > 0 ? (
        <>
          <Link href={paths.reviseSession(wanted)} asChild>
            <LinkButton variant="primary" large wide iconEnd="right">
              {words.start(Math.min(due, MOST_IN_SESSION))}
            </LinkButton>
          </Link>
          {due > MOST_IN_SESSION && <p className="revise-saved">{words.ofMany(due)}</p>}
        </>
      ) : (
        <Stack gap={1}>
          <strong>{words.nothingDue}</strong>
          {nextAt !== null && <p>{words.nothingDueWith(formatDate(nextAt))}</p>}
        </Stack>
      )}
    </Card>
  );
}

interface FiltersProps {
  readonly notebook: Notebook;
  readonly filter: CardFilter;
  readonly onChange: (filter: CardFilter) => void;
}

function Filters({ notebook: { subjects, topics }, filter, onChange }: FiltersProps) {
  const words = say.notebook;
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  return (
    <div className="revise-filters">
      <Field label={words.subject}>
        <Select
          value={filter.subject}
          placeholder={words.allSubjects}
          options={options(subjects)}
          onChange={(event) => onChange({ subject: event.target.value, topic: '' })}
        />
      </Field>
      <Field label={words.topic}>
        <Select
          value={filter.topic}
          placeholder={words.allTopics}
          options={options(topics)}
          onChange={(event) => onChange({ ...filter, topic: event.target.value })}
        />
      </Field>
    </div>
  );
}
