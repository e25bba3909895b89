import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { useState, type SyntheticEvent } from 'react';
import { say, useLanguage } from '../../sentences/index.ts';
import { Formula, Icon, RichText } from '../../ui/index.ts';

/** What is shown of an entry; one of the offline glossary has only its text and formula. */
export type ShownEntry = Pick<GlossaryEntry, 'id' | 'term' | 'text'> &
  Partial<Pick<GlossaryEntry, 'aliases' | 'formula' | 'symbols' | 'value' | 'example' | 'source' | 'hi'>>;

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** A term; opened, its text. In Hindi if the app is and the entry has it. */
export function EntryDetails({
  entry,
  isOpen = false,
}: {
  readonly entry: ShownEntry;
  readonly isOpen?: boolean;
}) {
  const isHindi = useLanguage() === 'hi' && entry.hi !== undefined;
  const [wasOpened, setOpened] = useState(isOpen);
  const note = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setOpened(true);
  };
  return (
    <details className="terms-entry" open={isOpen} onToggle={note}>
      <summary>
        <span>{isHindi ? entry.hi?.term : entry.term}</span>
        <Icon name="down" small />
      </summary>
      {wasOpened && <EntryText entry={entry} />}
    </details>
  );
}

/** GL6: the text of an entry, the same wherever it is shown. */
function EntryText({ entry }: { readonly entry: ShownEntry }) {
  const language = useLanguage();
  const { formula, symbols, value, source } = entry;
  const isHindi = language === 'hi' && entry.hi !== undefined;
  const { text, example } = isHindi && entry.hi !== undefined ? entry.hi : entry;
  const lang = isHindi ? 'hi' : 'en';
  const isRepeated = formula !== undefined && withoutSpaces(text).includes(withoutSpaces(formula));
  const words = say.notebook.terms;
  return (
    <div className="terms-text">
      <RichText text={text} lang={lang} />
      {formula !== undefined && !isRepeated && (
        <div className="terms-formula" tabIndex={0} role="group" aria-label={words.formula}>
          <Formula tex={formula} isDisplay />
        </div>
      )}
      {value !== undefined && <RichText text={words.value(value)} />}
      {symbols !== undefined && <RichText text={symbols} />}
      {example !== undefined && <RichText text={words.example(example)} lang={lang} />}
      {source !== undefined && <p className="terms-source">{source}</p>}
    </div>
  );
}
