const DEFAULT_BADGE = 'FEATURED';

/** By position in the list, first place first; RISING occurs twice on purpose. */
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

/** The badge of a place. @param place from 1. */
export function trendingBadge(place: number): (typeof trendingBadges)[number] {
  return trendingBadges[place - 1] ?? DEFAULT_BADGE;
}
