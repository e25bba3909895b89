import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listCategories, listSubjects, listTopics } from '@exam/shared-schema/contract';
import { consolePaths, type ConsolePath } from '../../app/paths-of-console.ts';
import {
  Card,
  CardGrid,
  ErrorState,
  LinkButton,
  Page,
  PageHead,
  Skeleton,
  Stack,
  StatTiles,
} from '../../ui/index.ts';
import { CallFailedError, load, sentenceOf } from '../load.ts';

const NUMBER = new Intl.NumberFormat('en-IN');

async function counts(signal: AbortSignal) {
  const none = { query: { limit: 1 } };
  const answers = await Promise.all([
    load(listCategories, none, signal),
    load(listSubjects, none, signal),
    load(listTopics, none, signal),
  ]);
  const [categories, subjects, topics] = answers.map(({ total }) => NUMBER.format(total));
  return { categories, subjects, topics };
}

/** Where administrators land: what there is, and the way to it. */
export default function StatsScreen() {
  const result = useQuery({ queryKey: ['counts'], queryFn: ({ signal }) => counts(signal) });
  return (
    <Page>
      <Stack gap={6}>
        <PageHead title="Overview" lead="What students choose from" />
        {result.isPending && <Skeleton lines={3} label="Loading figures..." />}
        {result.data === undefined && result.error !== null && (
          <ErrorState
            title="Error Loading Statistics"
            retryLabel="Try Again"
            busy={result.isFetching}
            onRetry={() => void result.refetch()}
          >
            {result.error instanceof CallFailedError
              ? sentenceOf(result.error.failure, 'Failed to load statistics')
              : 'Failed to load statistics'}
          </ErrorState>
        )}
        {result.data !== undefined && (
          <StatTiles
            stats={[
              { label: 'Categories', value: result.data.categories, icon: 'grid' },
              { label: 'Subjects', value: result.data.subjects, icon: 'book' },
              { label: 'Topics', value: result.data.topics, icon: 'list' },
            ]}
          />
        )}
        <CardGrid>
          <Way
            title="Categories"
            text="The exams that students choose from"
            to={consolePaths.categories}
            add={consolePaths.newCategory}
          />
          <Way
            title="Subjects"
            text="What categories are made of"
            to={consolePaths.subjects}
            add={consolePaths.newSubject}
          />
          <Way
            title="Topics"
            text="The chapters of every subject"
            to={consolePaths.topics}
            add={consolePaths.newTopic}
          />
        </CardGrid>
      </Stack>
    </Page>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly to: ConsolePath;
  readonly add: ConsolePath;
}

function Way({ title, text, to, add }: WayProps) {
  return (
    <Card as="article" title={title} caption={text}>
      <div className="ways">
        <Link href={to} asChild>
          <LinkButton variant="tonal" aria-label={`Manage ${title}`}>
            Manage
          </LinkButton>
        </Link>
        <Link href={add} asChild>
          <LinkButton variant="quiet" icon="plus" aria-label={`Create in ${title}`}>
            Create
          </LinkButton>
        </Link>
      </div>
    </Card>
  );
}
