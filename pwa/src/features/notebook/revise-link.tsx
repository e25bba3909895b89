import './notebook.css';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { Icon } from '../../ui/index.ts';
import { useDueCount } from './use-due-count.ts';

/** A link to the notebook, with the number of due cards if there are any. */
export function ReviseLink({ userId }: { readonly userId: string }) {
  const count = useDueCount(userId) ?? 0;
  return (
    <Link href={paths.revise} className="revise-line">
      <Icon name="refresh" />
      <span className="num">{count > 0 ? say.notebook.openLine(count) : say.notebook.open}</span>
      <Icon name="right" small />
    </Link>
  );
}
