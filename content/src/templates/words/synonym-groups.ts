/** Words that mean nearly the same, by meaning. No word of a group could pass for one of another group. */

export interface SynonymGroup {
  readonly meaning: string;
  readonly words: readonly [string, string, string, string, string];
}

/** Source: the Concise Oxford Thesaurus. */
export const synonymGroups: readonly SynonymGroup[] = [
  { meaning: 'not afraid', words: ['Brave', 'Courageous', 'Valiant', 'Fearless', 'Intrepid'] },
  { meaning: 'talking a great deal', words: ['Talkative', 'Garrulous', 'Loquacious', 'Voluble', 'Chatty'] },
  { meaning: 'saying little', words: ['Taciturn', 'Reticent', 'Uncommunicative', 'Laconic', 'Quiet'] },
  { meaning: 'lasting a short time', words: ['Brief', 'Fleeting', 'Transient', 'Ephemeral', 'Momentary'] },
  { meaning: 'without an end', words: ['Eternal', 'Everlasting', 'Perpetual', 'Endless', 'Unending'] },
  { meaning: 'working hard', words: ['Diligent', 'Industrious', 'Hard-working', 'Assiduous', 'Sedulous'] },
  {
    meaning: 'unwilling to spend money',
    words: ['Miserly', 'Stingy', 'Ungenerous', 'Parsimonious', 'Close-fisted'],
  },
  { meaning: 'existing in large numbers', words: ['Abundant', 'Plentiful', 'Copious', 'Ample', 'Profuse'] },
  { meaning: 'unfriendly', words: ['Hostile', 'Antagonistic', 'Inimical', 'Adversarial', 'Belligerent'] },
  { meaning: 'easy to understand', words: ['Clear', 'Lucid', 'Intelligible', 'Comprehensible', 'Plain'] },
  {
    meaning: 'hard to understand',
    words: ['Obscure', 'Abstruse', 'Recondite', 'Cryptic', 'Incomprehensible'],
  },
  { meaning: 'stubborn', words: ['Obstinate', 'Headstrong', 'Adamant', 'Intransigent', 'Pig-headed'] },
];
