import './notebook.css';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { Icon } from '../../ui/index.ts';

/** Shown on home if cards are due today. */
export default function ReviseLine({ count }: { readonly count: number }) {
  return (
    <Link href={paths.revise} className="revise-line">
      <Icon name="refresh" />
      <span className="num">{say.notebook.dueLine(count)}</span>
      <Icon name="right" small />
    </Link>
  );
}
