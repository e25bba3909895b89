import { timeframeSchema, type Timeframe } from '@exam/shared-schema/contract';
import { useSearchParams } from 'wouter';

export const TIMEFRAMES = timeframeSchema.options;

/** The chosen timeframe is in the URL, so that it survives navigation. */
export function useTimeframe(): [Timeframe, (timeframe: Timeframe) => void] {
  const [search, setSearch] = useSearchParams();
  const timeframe = TIMEFRAMES.find((each) => each === search.get('timeframe')) ?? 'alltime';
  const choose = (chosen: Timeframe) =>
    setSearch(chosen === 'alltime' ? {} : { timeframe: chosen }, { replace: true });
  return [timeframe, choose];
}

/** The query string that keeps the timeframe in a link to another board. */
export function timeframeSearch(timeframe: Timeframe): string {
  return timeframe === 'alltime' ? '' : `?${new URLSearchParams({ timeframe })}`;
}
