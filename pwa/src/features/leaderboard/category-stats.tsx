import { categoriesStatistics, type CategoryStatistics, type Timeframe } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { formatAge, formatNumber, formatScore } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { useSeen, type SeenQuery } from '../../state/index.ts';
import { Card, CardGrid, EmptyState, ErrorState, LinkButton, Skeleton } from '../../ui/index.ts';
import { timeframeSearch } from './timeframe.ts';

export type CategoriesSeen = SeenQuery<{
  readonly data: { readonly categories: readonly CategoryStatistics[] };
}>;

export function useCategories(timeframe: Timeframe): CategoriesSeen {
  return useSeen(categoriesStatistics, { query: { timeframe } });
}

interface CategoryStatsProps {
  readonly seen: CategoriesSeen;
  readonly timeframe: Timeframe;
}

/** A card for each category, with a link to its board. */
export function CategoryStats(props: CategoryStatsProps) {
  return (
    <section className="leaderboard-categories" aria-labelledby="leaderboard-categories">
      <h2 id="leaderboard-categories">{say.leaderboard.categories.title}</h2>
      <Categories {...props} />
    </section>
  );
}

function Categories({ seen, timeframe }: CategoryStatsProps) {
  const { categories } = say.leaderboard;
  if (seen.loading) return <Skeleton lines={4} label={categories.loading} />;
  if (seen.value === null)
    return (
      <ErrorState title={categories.failed} retryLabel={say.leaderboard.tryAgain} onRetry={seen.refresh}>
        {seen.failure !== null && translate(seen.failure.message)}
      </ErrorState>
    );
  const all = seen.value.data.categories;
  if (all.length === 0) return <EmptyState title={categories.empty} icon="grid" />;
  return (
    <>
      {seen.failure !== null && seen.storedAt !== null && (
        <p className="leaderboard-note">{categories.from(formatAge(seen.storedAt))}</p>
      )}
      <CardGrid>
        {withStudentsFirst(all).map((category) => (
          <CategoryCard key={category.categoryId} category={category} timeframe={timeframe} />
        ))}
      </CardGrid>
    </>
  );
}

function withStudentsFirst(all: readonly CategoryStatistics[]): CategoryStatistics[] {
  const hasStudents = ({ totalParticipants }: CategoryStatistics) => totalParticipants > 0;
  return [...all.filter(hasStudents), ...all.filter((category) => !hasStudents(category))];
}

interface CategoryCardProps {
  readonly category: CategoryStatistics;
  readonly timeframe: Timeframe;
}

function CategoryCard({ category, timeframe }: CategoryCardProps) {
  const { categories } = say.leaderboard;
  const { categoryId, categoryName } = category;
  return (
    <Card as="article" className="leaderboard-category" aria-label={categoryName}>
      <h3>{categoryName}</h3>
      {category.totalParticipants === 0 ? (
        <p className="leaderboard-note">{categories.noneRanked}</p>
      ) : (
        <>
          {category.isDemo === true && <p className="leaderboard-note">{categories.simulated}</p>}
          <Facts category={category} />
        </>
      )}
      <Link href={paths.leaderboard(categoryId) + timeframeSearch(timeframe)} asChild>
        <LinkButton variant="tonal" aria-label={categories.viewNamed(categoryName)}>
          {categories.view}
        </LinkButton>
      </Link>
    </Card>
  );
}

function Facts({ category }: Pick<CategoryCardProps, 'category'>) {
  const { categories } = say.leaderboard;
  const { topPerformer, topScore, averageScore } = category;
  const facts = [
    [categories.participants, formatNumber(category.totalParticipants)],
    [categories.tests, formatNumber(category.totalTests)],
    [categories.topScore, scoreOrNone(topScore)],
    [categories.average, scoreOrNone(averageScore)],
    [categories.top, topPerformer?.fullName ?? NONE],
  ] as const;
  return (
    <dl className="leaderboard-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num leaderboard-cut" title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const NONE = '\u2013';

function scoreOrNone(score: number | null): string {
  return score === null ? NONE : formatScore(score);
}
