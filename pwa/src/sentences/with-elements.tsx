import { Fragment, type ReactNode } from 'react';

type Elements = Readonly<Record<string, (text: string) => ReactNode>>;

const ELEMENT = /<(\w+)>(.*?)<\/\1>/g;

/**
 * A text with elements in it: `withElements('Read the <terms>terms</terms>.', { terms: (text) => <a>{text}</a> })`.
 * The text determines their position, because word order differs between languages.
 */
export function withElements(sentence: string, elements: Elements): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of sentence.matchAll(ELEMENT)) {
    const [whole, name = '', text = ''] = match;
    pieces.push(sentence.slice(end, match.index), elements[name]?.(text) ?? text);
    end = match.index + whole.length;
  }
  pieces.push(sentence.slice(end));
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
