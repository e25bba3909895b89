import { loadPart } from '../../parts/load-part.ts';

export type RenderMaths = (tex: string, isDisplay: boolean) => string | null;

export type MathsState =
  | { readonly status: 'absent' | 'loading' | 'failed'; readonly render: null }
  | { readonly status: 'ready'; readonly render: RenderMaths };

const FONTS_WAIT_MS = 1500;
/** The fonts of most formulas; others are loaded when a formula needs them. */
const FONTS = [
  'KaTeX_Main',
  'bold 1em KaTeX_Main',
  'italic 1em KaTeX_Math',
  'KaTeX_AMS',
  'KaTeX_Size1',
  'KaTeX_Size2',
  'KaTeX_Size3',
  'KaTeX_Size4',
];

let state: MathsState = { status: 'absent', render: null };
let loading: Promise<RenderMaths> | null = null;
const listeners = new Set<() => void>();

export const getMathsState = (): MathsState => state;

export function subscribeMaths(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads KaTeX and its main fonts once. After a failure the next call retries. */
export function loadMaths(): Promise<RenderMaths> {
  if (state.render) return Promise.resolve(state.render);
  loading ??= load().catch((error: unknown) => {
    loading = null;
    enter({ status: 'failed', render: null });
    throw error;
  });
  return loading;
}

async function load(): Promise<RenderMaths> {
  enter({ status: 'loading', render: null });
  const { default: render } = await loadPart(() => import('./maths.ts'));
  await fontsOrPatience();
  enter({ status: 'ready', render });
  return render;
}

/** Waits for the fonts up to a limit, because a formula rendered before its font would change its height later. */
async function fontsOrPatience(): Promise<void> {
  if (typeof document === 'undefined' || !document.fonts) return;
  const fonts = FONTS.map((font) => document.fonts.load(font.includes(' ') ? font : `1em ${font}`));
  const patience = new Promise((resolve) => setTimeout(resolve, FONTS_WAIT_MS));
  await Promise.race([Promise.allSettled(fonts), patience]);
}

function enter(next: MathsState): void {
  state = next;
  for (const listener of listeners) listener();
}
