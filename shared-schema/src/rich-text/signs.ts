/** TeX's names of signs that have a character of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', eta: 'η', theta: 'θ', kappa: 'κ', lambda: 'λ',
  mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω',
  Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω',
  times: '×', cdot: '·', div: '÷', pm: '±', mp: '∓', leq: '≤', le: '≤', leqslant: '≤', geq: '≥', ge: '≥', geqslant: '≥', neq: '≠', ne: '≠',
  approx: '≈', equiv: '≡', propto: '∝', infty: '∞', rightarrow: '→', to: '→', leftarrow: '←', Rightarrow: '⇒', rightleftharpoons: '⇌',
  in: '∈', notin: '∉', cup: '∪', cap: '∩', subset: '⊂', subseteq: '⊆', emptyset: '∅', forall: '∀', exists: '∃', partial: '∂', nabla: '∇',
  int: '∫', sum: '∑', prod: '∏', circ: '°', prime: '′', angle: '∠', perp: '⊥', parallel: '∥', ldots: '…', cdots: '…', dots: '…', mid: '|',
};

/** The character that a TeX command stands for, if it has one. */
export function signOf(command: string): string | undefined {
  return Object.hasOwn(SIGNS, command) ? SIGNS[command] : undefined;
}
