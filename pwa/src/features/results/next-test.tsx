import './ability.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatList } from '../../format/index.ts';
import { currentSession, database } from '../../offline/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, requestAdaptiveTest, useConnection } from '../../state/index.ts';
import { Banner, Button, LinkButton } from '../../ui/index.ts';
import type { NextTestOffer } from './use-next-test.ts';

/** AB62: makes a test from the weakest topics with one tap. ST60: the button shows the price. */
export function NextTest({ choice, price, remaining }: NextTestOffer) {
  const words = say.results.next;
  const online = isOnline(useConnection());
  const { isMaking, fault, make } = useMaking({ choice, price });
  const isTooFew = remaining < price;
  return (
    <div className="next-test">
      <p>{words.weakest(formatList(choice.topics.map(({ name }) => name)))}</p>
      {fault !== null && <Banner tone="bad">{fault}</Banner>}
      <Button
        variant="primary"
        icon="chart"
        unavailable={isTooFew || !online || isMaking}
        onClick={() => void make()}
      >
        {words.makeTest(price)}
      </Button>
      <Hint online={online} remaining={remaining} isTooFew={isTooFew} isMaking={isMaking} />
      {isTooFew && (
        <Link href={paths.pricing} asChild>
          <LinkButton variant="tonal">{say.common.seePlans}</LinkButton>
        </Link>
      )}
    </div>
  );
}

interface HintProps {
  readonly online: boolean;
  readonly remaining: number;
  readonly isTooFew: boolean;
  readonly isMaking: boolean;
}

/** Why the button does nothing. */
function Hint({ online, remaining, isTooFew, isMaking }: HintProps) {
  const words = say.results.next;
  const text = isMaking
    ? words.making
    : !online
      ? words.makingNeedsNetwork
      : isTooFew
        ? words.tooFewTokens(remaining)
        : null;
  return (
    <p role="status" className="rank-note num">
      {text}
    </p>
  );
}

function useMaking({ choice, price }: Pick<NextTestOffer, 'choice' | 'price'>) {
  const [, navigate] = useLocation();
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const make = async () => {
    setMaking(true);
    setFault(null);
    const session = await currentSession(database);
    const { categoryId, subjectIds, topics } = choice;
    const made = await requestAdaptiveTest({
      userId: session?.user._id ?? '',
      categoryId,
      subjectIds,
      topicIds: topics.map(({ _id }) => _id),
      price,
    });
    setMaking(false);
    if (made.ok) navigate(paths.start(made.answer.testPaper.id));
    else setFault(made.kind === 'network' ? say.results.next.notMade : translate(made.message));
  };
  return { isMaking, fault, make };
}
