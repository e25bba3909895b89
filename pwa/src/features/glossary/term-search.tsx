import './terms.css';
import { offlineGlossary } from '@exam/shared-schema/contract';
import { lexiconOf, lookUp, unpackGlossary } from '@exam/shared-schema/glossary';
import { useDeferredValue, useMemo, useState } from 'react';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Banner, Button, Field, TextInput } from '../../ui/index.ts';
import { EntryDetails } from './glossary-entry.tsx';

/** ms. The terms change with a new version of the server. */
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** HP3: a question or a term, looked up on the device. */
export function TermSearch() {
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const words = say.help.terms;
  return (
    <section aria-labelledby="help-terms" className="terms-search">
      <h2 id="help-terms">{words.title}</h2>
      <Field label={words.label} hint={words.hint}>
        <TextInput
          type="search"
          value={text}
          onFocus={() => setUsed(true)}
          onChange={(event) => {
            setUsed(true);
            setText(event.target.value);
          }}
        />
      </Field>
      {isUsed && <Found text={text} />}
    </section>
  );
}

function Found({ text }: { readonly text: string }) {
  const { value, loading, failure, refresh } = useSeen(offlineGlossary, {}, { freshMs: WEEK_MS });
  const asked = useDeferredValue(text.trim());
  const glossary = value?.glossary;
  const lexicon = useMemo(
    () => (glossary === undefined ? null : lexiconOf(unpackGlossary(glossary))),
    [glossary],
  );
  const found = useMemo(
    () => (lexicon === null || asked === '' ? null : lookUp(lexicon, asked)),
    [lexicon, asked],
  );
  const words = say.help.terms;
  if (lexicon === null && loading) return <p role="status">{words.loading}</p>;
  if (lexicon === null && failure !== null)
    return (
      <Banner title={words.notHere} action={<Button onClick={refresh}>{words.again}</Button>}>
        {words.notHereText}
      </Banner>
    );
  if (asked === '') return null;
  return (
    <div role="status">
      {found === null ? (
        <p>{words.none}</p>
      ) : (
        found.entries.map((entry) => <EntryDetails key={entry.id} entry={entry} isOpen />)
      )}
    </div>
  );
}
