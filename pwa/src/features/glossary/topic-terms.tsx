import './terms.css';
import { glossaryOfTopic, offlineGlossary } from '@exam/shared-schema/contract';
import { unpackGlossary, wordsOf } from '@exam/shared-schema/glossary';
import { useMemo, useState } from 'react';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { AnalysisMore, Banner, Button, Skeleton } from '../../ui/index.ts';
import { EntryDetails, type ShownEntry } from './glossary-entry.tsx';

export interface TopicTermsProps {
  /** Names as in the catalogue; without both nothing is shown. */
  readonly subject: string | null | undefined;
  readonly topic: string | null | undefined;
  /** The question: terms that it names come first. */
  readonly text: string;
}

/** ms. Entries change with a new version of the server. */
const DAY_MS = 24 * 60 * 60_000;

/** GL6: the terms of a question's topic, loaded when they are opened. */
export function TopicTerms({ subject, topic, text }: TopicTermsProps) {
  const [isOpened, setOpened] = useState(false);
  if (!subject || !topic) return null;
  return (
    <AnalysisMore title={say.notebook.terms.title(topic)} onOpen={() => setOpened(true)}>
      {isOpened && <Terms subject={subject} topic={topic} text={text} />}
    </AnalysisMore>
  );
}

interface TermsProps {
  readonly subject: string;
  readonly topic: string;
  readonly text: string;
}

function Terms({ subject, topic, text }: TermsProps) {
  const seen = useSeen(glossaryOfTopic, { query: { subject, topic } }, { freshMs: DAY_MS });
  // GL8: loaded with the first terms that are opened, so that those of other topics can be opened without a network.
  const offline = useSeen(offlineGlossary, {}, { freshMs: DAY_MS });
  const entries = useMemo((): readonly ShownEntry[] | null => {
    const own = seen.value?.entries ?? null;
    if (own !== null) return mentionedFirst(own, text);
    if (seen.loading || offline.value === null) return null;
    const all = unpackGlossary(offline.value.glossary);
    const inTopic = all.filter(({ topics }) =>
      topics.some((each) => each.subject === subject && each.topic === topic),
    );
    return mentionedFirst(inTopic, text);
  }, [seen, offline.value, subject, topic, text]);
  const words = say.notebook.terms;
  if (entries === null && (seen.loading || offline.loading))
    return <Skeleton lines={3} label={words.loading} />;
  if (entries === null)
    return (
      <Banner title={words.notHere} action={<Button onClick={seen.refresh}>{words.again}</Button>}>
        {words.notHereText}
      </Banner>
    );
  if (entries.length === 0) return <p>{words.none}</p>;
  return (
    <div className="terms">
      {entries.map((entry) => (
        <EntryDetails key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

/** Entries whose term or other name the question has, then the others. */
function mentionedFirst(entries: readonly ShownEntry[], text: string): ShownEntry[] {
  const all = ` ${wordsOf(text).join(' ')} `;
  const isMentioned = ({ term, aliases = [] }: ShownEntry): boolean =>
    [term, ...aliases].some((name) => all.includes(` ${wordsOf(name).join(' ')} `));
  return [...entries].sort((one, other) => Number(isMentioned(other)) - Number(isMentioned(one)));
}
