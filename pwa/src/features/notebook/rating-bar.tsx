import { say } from '../../sentences/index.ts';
import { type NotebookEntryRow } from '../../offline/index.ts';
import { dueAfter, RATINGS, type ReviewRating } from '../../offline/notebook/schedule.ts';
import { formatInterval } from './format-interval.ts';

interface RatingBarProps {
  readonly entries: readonly NotebookEntryRow[];
  /** Server time, epoch ms. */
  readonly now: number;
  readonly isBusy: boolean;
  readonly onRate: (rating: ReviewRating) => void;
}

/** Again, Hard, Good, Easy: each with the interval until the card is due again. */
export function RatingBar({ entries, now, isBusy, onRate }: RatingBarProps) {
  const words = say.notebook.session;
  const due = dueAfter(entries, now);
  return (
    <div className="rating-bar" role="group" aria-label={words.rate}>
      {RATINGS.map((rating) => {
        const interval = formatInterval(due[rating] - now);
        return (
          <button
            key={rating}
            type="button"
            className={`rating rating-${rating}`}
            aria-label={words.rateAs(words.ratings[rating], interval)}
            aria-disabled={isBusy}
            aria-keyshortcuts={`${rating}`}
            onClick={() => onRate(rating)}
          >
            <span className="rating-name">
              {words.ratings[rating]}
              <kbd className="rating-key">{rating}</kbd>
            </span>
            <span className="rating-next num">{interval}</span>
          </button>
        );
      })}
    </div>
  );
}
