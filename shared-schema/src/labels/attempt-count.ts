/** 999 as it is, 1000 as '1K', 1250 as '1.3K'. Source: test cards, document 1 section 9. */
export function formatAttemptCount(count: number): string {
  if (count < 1000) return String(count);
  return `${(count / 1000).toFixed(1).replace('.0', '')}K`;
}
