import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { categoryCalls, subjectCalls, topicCalls } from '@exam/shared-schema/contract';
import { formatNumber } from '../../format/index.ts';
import { Card, CardGrid, LinkButton, Page, PageHead, Stack, StatTiles } from '../../ui/index.ts';
import type { Entity } from '../entity.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { usePermitted } from '../permitted.ts';
import { categories } from '../catalogue/categories.tsx';
import { subjects } from '../catalogue/subjects.tsx';
import { topics } from '../catalogue/topics.tsx';

async function counts(signal: AbortSignal) {
  const none = { query: { limit: 1 } };
  const answers = await Promise.all([
    load(categoryCalls.list, none, signal),
    load(subjectCalls.list, none, signal),
    load(topicCalls.list, none, signal),
  ]);
  return answers.map(({ total }) => formatNumber(total));
}

const counted: readonly Entity[] = [categories, subjects, topics];

/** The first screen of the console: entity counts with links to the lists. */
export default function StatsScreen() {
  const result = useQuery({ queryKey: ['counts'], queryFn: ({ signal }) => counts(signal) });
  return (
    <Page>
      <Stack gap={6}>
        <PageHead title="Overview" lead="What students choose from" />
        <Loaded
          result={result}
          lines={3}
          loading="Loading figures..."
          failed="Error Loading Statistics"
          failedText="Failed to load statistics"
        >
          {(figures) => (
            <StatTiles
              stats={counted.map(({ words, icon }, place) => ({
                label: words.title,
                value: figures[place],
                icon,
              }))}
            />
          )}
        </Loaded>
        <CardGrid>
          {counted.map((entity) => (
            <EntityLinks key={entity.key} entity={entity} />
          ))}
        </CardGrid>
      </Stack>
    </Page>
  );
}

function EntityLinks({ entity }: { readonly entity: Entity }) {
  const { paths, words, actions } = usePermitted(entity);
  const open = actions.length > 0 ? 'Manage' : 'View';
  return (
    <Card as="article" title={words.title} caption={words.lead}>
      <div className="ways">
        <Link href={paths.list} asChild>
          <LinkButton variant="tonal" aria-label={`${open} ${words.title}`}>
            {open}
          </LinkButton>
        </Link>
        {paths.create !== undefined && (
          <Link href={paths.create} asChild>
            <LinkButton variant="quiet" icon="plus" aria-label={`Create in ${words.title}`}>
              Create
            </LinkButton>
          </Link>
        )}
      </div>
    </Card>
  );
}
