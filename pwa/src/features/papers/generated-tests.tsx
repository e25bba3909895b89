import { papersBeingMade, type PaperSummary } from '@exam/shared-schema/contract';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Banner, Card, LinkButton, Row } from '../../ui/index.ts';
import { awaitPaper } from './await-paper.ts';
import { noteSeenTest, useSeenTests } from './seen-tests.ts';

/** A test ordered on this device refreshes this itself, when it is ordered and when it is finished. */
const FRESH = { freshMs: 600_000 };

/** GN6: the student's tests in generation, and those that finished or failed since the student last looked. */
export default function GeneratedTests({ userId }: { readonly userId: string }) {
  const { value } = useSeen(papersBeingMade, {}, FRESH);
  const seen = useSeenTests(userId);
  const papers = value?.data ?? [];
  const making = papers.filter(({ generation }) => generation?.state === 'making').map(({ _id }) => _id);
  const awaited = making.join(' ');
  useEffect(() => {
    for (const id of awaited.split(' ')) if (id !== '') awaitPaper(id);
  }, [awaited]);
  if (seen === undefined) return null;
  return papers
    .filter(({ _id, generation }) => generation?.state === 'making' || !seen.has(_id))
    .map((paper) => (
      <GeneratedTest key={paper._id} paper={paper} onDone={() => void noteSeenTest(userId, paper._id)} />
    ));
}

interface GeneratedTestProps {
  readonly paper: PaperSummary;
  /** Called when the student has seen the outcome. */
  readonly onDone: () => void;
}

function GeneratedTest({ paper, onDone }: GeneratedTestProps) {
  const { _id, title, generation } = paper;
  const words = say.ongoing.generated;
  if (generation?.state === 'failed') {
    return (
      <Banner
        tone="bad"
        title={say.home.ready.failed}
        onDismiss={onDone}
        action={
          <Link href={paths.personalised} asChild>
            <LinkButton>{words.again}</LinkButton>
          </Link>
        }
      >
        {translate(generation.failure ?? '')}
      </Banner>
    );
  }
  if (generation?.state === 'making')
    return <Card as="article" title={title} caption={<span role="status">{words.making}</span>} />;
  return (
    <Card
      as="article"
      featured
      title={words.made}
      caption={<Captions title={title} madeBy={generation?.madeBy ?? null} />}
      aside={
        <Row>
          <Link href={paths.start(_id)} asChild>
            <LinkButton variant="primary" aria-label={words.openNamed(title)}>
              {words.open}
            </LinkButton>
          </Link>
        </Row>
      }
    />
  );
}

type MadeBy = NonNullable<PaperSummary['generation']>['madeBy'];

/** LM7: if a language model wrote questions of the test, shows how many. */
function Captions({ title, madeBy }: { readonly title: string; readonly madeBy: MadeBy }) {
  if (madeBy == null) return title;
  return (
    <>
      {title}
      <br />
      {authorsText(madeBy)}
    </>
  );
}

function authorsText({ model, embedded }: NonNullable<MadeBy>): string {
  const words = say.ongoing.generated;
  if (model === 0) return words.withoutAi(embedded);
  return embedded === 0 ? words.byAiAlone(model) : words.byBoth(model, embedded);
}
