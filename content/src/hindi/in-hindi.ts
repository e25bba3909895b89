import { translate, type Phrasebook } from './frames.ts';
import { hindi } from './phrasebook.ts';

interface Printed {
  readonly text: string;
  readonly options: readonly { readonly text: string }[];
  readonly explanation: string;
}

interface Words {
  readonly text: string;
  /** In the order of the question's own. */
  readonly options: readonly string[];
  readonly explanation: string;
}

/** CT16: what a template made, in Hindi; null unless each of its sentences is in the phrasebook. */
export function inHindi(
  { text, options, explanation }: Printed,
  phrasebook: Phrasebook = hindi,
): Words | null {
  const [asked, explained, ...offered] = [text, explanation, ...options.map((option) => option.text)].map(
    (words) => translate(words, phrasebook),
  );
  if (asked == null || explained == null || !offered.every((option) => option !== null)) return null;
  return { text: asked, options: offered, explanation: explained };
}
