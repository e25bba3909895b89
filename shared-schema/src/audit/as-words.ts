/** A name in code as words: 'Difficulty preference' for 'difficultyPreference'. */
export function asWords(name: string): string {
  const words = name
    .replace(/^_+/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
