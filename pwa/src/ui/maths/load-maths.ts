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

/** CT27: the commands of mhchem, which is loaded with the first formula that has one. */
const CHEMISTRY = /\\(?:ce|pu)(?![a-zA-Z])/;

let state: MathsState = { status: 'absent', render: null };
let loading: Promise<RenderMaths> | null = null;
let chemistry: RenderMaths | null = null;
let loadingChemistry: Promise<void> | null = null;
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

/**
 * Loads what a formula needs, or any text with formulas. After a failure the next call retries; until then the source is
 * shown.
 */
export function loadFor(tex: string): void {
  if (state.status === 'absent') void loadMaths().catch(ignoreFailure);
  if (!CHEMISTRY.test(tex)) return;
  loadingChemistry ??= loadChemistry().catch(() => {
    loadingChemistry = null;
  });
}

const ignoreFailure = () => undefined;

async function loadChemistry(): Promise<void> {
  const render = await loadMaths();
  ({ default: chemistry } = await loadPart(() => import('./chemistry.ts')));
  // Another function, so that every formula is rendered again.
  enter({ status: 'ready', render: (tex, isDisplay) => render(tex, isDisplay) });
}

async function load(): Promise<RenderMaths> {
  enter({ status: 'loading', render: null });
  const { default: renderMaths } = await loadPart(() => import('./maths.ts'));
  const render: RenderMaths = (tex, isDisplay) =>
    CHEMISTRY.test(tex) ? (chemistry?.(tex, isDisplay) ?? null) : renderMaths(tex, isDisplay);
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
