import './difficulty-mark.css';

export interface DifficultyMarkProps {
  /** The label, from the scale of the screen. */
  readonly label: string;
  /** How many of the three bars are filled. */
  readonly bars: 1 | 2 | 3;
}

export function DifficultyMark({ label, bars }: DifficultyMarkProps) {
  return (
    <span className="difficulty">
      <span className="difficulty-bars" data-bars={bars} aria-hidden="true">
        <b />
        <b />
        <b />
      </span>
      {label}
    </span>
  );
}
