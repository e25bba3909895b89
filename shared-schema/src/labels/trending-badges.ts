const DEFAULT_BADGE = 'FEATURED';

/** By place in the list, #1 first; RISING is there twice. Source: document 1 section 9. */
export const trendingBadges = [
  'TRENDING',
  'HOT',
  'RISING',
  'POPULAR',
  'QUICK',
  'SMART',
  'FEATURED',
  'RISING',
  'PREMIUM',
  'TOP',
] as const;

/** The badge of a place, which counts from 1. */
export function trendingBadge(place: number): (typeof trendingBadges)[number] {
  return trendingBadges[place - 1] ?? DEFAULT_BADGE;
}
