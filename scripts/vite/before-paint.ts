import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { fromRoot } from '../lib/paths.mjs';
import { consolePatternConstant } from './console-pattern.ts';

const SOURCE = fromRoot('pwa', 'src', 'before-paint.ts');

/** Bundles it with its few imports into one classic script, without unused parts. */
async function bundled(): Promise<string> {
  const made = await rolldown({
    input: SOURCE,
    treeshake: { moduleSideEffects: false },
    transform: { define: consolePatternConstant },
  });
  try {
    const { output } = await made.generate({ format: 'iife', minify: true, codeSplitting: false });
    return output[0].code;
  } finally {
    await made.close();
  }
}

const fileOf = (code: string) =>
  `assets/before-paint-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

/**
 * Runs `before-paint.ts` before the first paint of index.html. It is a file, because the content security policy allows
 * no inline scripts, and separate from the app's scripts, because these run later.
 */
export function beforePaint(): Plugin {
  let made: Promise<string> | undefined;
  const script = () => (made ??= bundled());
  return {
    name: 'prep:before-paint',
    async transformIndexHtml(_html, { server }): Promise<HtmlTagDescriptor[]> {
      const code = await script();
      const content = server === undefined ? { attrs: { src: `/${fileOf(code)}` } } : { children: code };
      return [{ tag: 'script', injectTo: 'head', ...content }];
    },
    async generateBundle() {
      const code = await script();
      this.emitFile({ type: 'asset', fileName: fileOf(code), source: code });
    },
  };
}
