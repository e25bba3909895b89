import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { formatDate } from '../../format/index.ts';
import { database, reviewTimes } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { Card, HeatMap } from '../../ui/index.ts';
import { countByDay, daysOfMap } from './days.ts';

/** A heat map of the reviews of the last 26 weeks. @param now epoch ms. */
export function DaysMap({ userId, now }: { readonly userId: string; readonly now: number }) {
  const words = say.notebook.days;
  const today = new Date(now).toDateString();
  const days = useMemo(() => daysOfMap(Date.parse(today)), [today]);
  const times = useLiveQuery(() => reviewTimes(database, userId, days[0] ?? 0), [userId, days]);
  const counts = useMemo(() => countByDay(days, times ?? []), [days, times]);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Card className="revise-days">
      <HeatMap
        label={words.title}
        summary={times === undefined ? '' : words.summary(total, counts.filter((count) => count > 0).length)}
        days={days.map((day, place) => ({
          label: formatDate(day),
          value: counts[place] ?? 0,
          words: words.reviews(counts[place] ?? 0),
        }))}
        scale={[words.less, words.more]}
      />
    </Card>
  );
}
