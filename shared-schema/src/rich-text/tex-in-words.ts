const SIGNS: Readonly<Record<string, string>> = {
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', eta: 'η', theta: 'θ', kappa: 'κ', lambda: 'λ',
  mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω',
  Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω',
  times: '×', cdot: '·', div: '÷', pm: '±', mp: '∓', leq: '≤', le: '≤', geq: '≥', ge: '≥', neq: '≠', ne: '≠', approx: '≈', equiv: '≡',
  propto: '∝', infty: '∞', rightarrow: '→', to: '→', leftarrow: '←', Rightarrow: '⇒', rightleftharpoons: '⇌', in: '∈', notin: '∉',
  cup: '∪', cap: '∩', subset: '⊂', subseteq: '⊆', emptyset: '∅', forall: '∀', exists: '∃', partial: '∂', nabla: '∇', int: '∫', sum: '∑',
  prod: '∏', circ: '°', prime: '′', angle: '∠', perp: '⊥', parallel: '∥', ldots: '…', cdots: '…', dots: '…', mid: '|', quad: ' ', qquad: ' ',
};

/** They say how something looks, or how large; the words do without. */
const SILENT = new Set([
  'left', 'right', 'big', 'Big', 'bigg', 'Bigg', 'displaystyle', 'textstyle', 'limits', 'mathrm', 'mathbf', 'mathit', 'mathsf', 'mathcal',
  'mathbb', 'boldsymbol', 'bm', 'text', 'textbf', 'textit', 'textrm', 'mbox', 'operatorname', 'hline', 'nonumber',
]);

const INNERMOST_FRACTION = /\\[dt]?frac\s*(?:\{([^{}]*)\}\s*\{([^{}]*)\}|(\d)\s*(\d))/;
const INNERMOST_ROOT = /\\sqrt\s*(?:\[([^\][{}]*)\])?\s*\{([^{}]*)\}/;
const GROUP_AROUND_ONE = /\{([^{}\\\s]?)\}/g;
const MAX_STEPS = 200;

/** A formula as a short readable text: '\frac{1}{2} m v^{2}' is '1/2 m v^2'. Meant for ears and previews, not for print. */
export function texInWords(tex: string): string {
  let words = tex.replace(/\\(?:begin|end)\s*\{[a-zA-Z]+\*?\}(?:\{[^{}]*\})?/g, ' ').replace(/\\(?:hspace|vspace)\*?\{[^{}]*\}/g, ' ');
  words = words.replace(/\\([a-zA-Z]+)\*?/g, (whole, name: string) => commandInWords(whole, name)).replace(GROUP_AROUND_ONE, '$1');
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = simplifyOnce(words);
    if (next === words) break;
    words = next;
  }
  return words
    .replace(/\\\\/g, '; ')
    .replace(/\\([{}%$#&_|])/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[~&]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function commandInWords(whole: string, name: string): string {
  if (/^[dt]?frac$|^sqrt$/.test(name)) return whole;
  if (SILENT.has(name)) return '';
  return Object.hasOwn(SIGNS, name) ? (SIGNS[name] as string) : `${name} `;
}

/** One step from the inside out: a fraction, a root, or braces that hold no braces. */
function simplifyOnce(words: string): string {
  if (INNERMOST_FRACTION.test(words)) {
    return words.replace(INNERMOST_FRACTION, (_, top?: string, bottom?: string, a?: string, b?: string) => `${grouped(top ?? a)}/${grouped(bottom ?? b)}`);
  }
  if (INNERMOST_ROOT.test(words)) return words.replace(INNERMOST_ROOT, (_, index: string | undefined, body: string) => `${index ?? ''}√${grouped(body)}`);
  return words.replace(/([\^_])\{([^{}]*)\}/, (_, sign: string, body: string) => sign + grouped(body)).replace(/(?<!\\)\{([^{}]*)\}/, '$1');
}

function grouped(part = ''): string {
  const trimmed = part.trim();
  return /^[\p{L}\p{N}.]*$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}
