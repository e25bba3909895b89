import 'katex/dist/katex.min.css';
import katex from 'katex';

/** The markup of a formula, with MathML for screen readers; null if KaTeX fails and the source has to be shown. */
export default function renderMaths(
  tex: string,
  isDisplay: boolean,
  output: 'html' | 'htmlAndMathml' = 'htmlAndMathml',
): string | null {
  try {
    return katex.renderToString(tex, {
      displayMode: isDisplay,
      output,
      // Question text comes from many sources: no links, styles or images, and limits on macro expansion and sizes.
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
