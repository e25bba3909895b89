import 'katex/dist/katex.min.css';
import katex from 'katex';

/** The markup of a formula, seen and read aloud; null where KaTeX gives up, and the source has to do. */
export default function renderMaths(tex: string, isDisplay: boolean): string | null {
  try {
    return katex.renderToString(tex, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      // Question text comes from many hands: no links, no styles, no images, and no endless macros or giant rules.
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 500,
      throwOnError: false,
      errorColor: 'inherit',
    });
  } catch {
    return null;
  }
}
