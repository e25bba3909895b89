import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { database, resultOf, unopenedResults } from '../../offline/index.ts';
import { formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Card, LinkButton } from '../../ui/index.ts';

/** PK18: results that arrived since the student last opened their page. */
export default function NewResults({ userId }: { readonly userId: string }) {
  const rows = useLiveQuery(() => unopenedResults(database, userId), [userId], []);
  return rows.map((row) => {
    const result = resultOf(row);
    if (result === null || result.status === 'pending') return null;
    const { attemptId, testTitle, totalScore, totalMarks } = result;
    return (
      <Card
        key={attemptId}
        as="article"
        featured
        caption={say.ongoing.newResult.score(testTitle, formatScore(totalScore), formatScore(totalMarks))}
        title={say.ongoing.newResult.title}
        aside={
          <Link href={paths.results(attemptId)} asChild>
            <LinkButton variant="primary" aria-label={say.ongoing.newResult.seeNamed(testTitle)}>
              {say.ongoing.newResult.see}
            </LinkButton>
          </Link>
        }
      />
    );
  });
}
