import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/index.ts';
import { consoleMenu, type ConsolePage } from '../pages.tsx';
import { usePermissions } from '../permitted.ts';

export function SideNavigation({ onGo }: { readonly onGo?: () => void }) {
  const permissions = usePermissions();
  return (
    <nav className="console-nav" aria-label="Console">
      {consoleMenu(permissions).map(({ group, pages }) => (
        <Group key={group} title={group} pages={pages} onGo={onGo} />
      ))}
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly pages: readonly ConsolePage[];
  readonly onGo: (() => void) | undefined;
}

function Group({ title, pages, onGo }: GroupProps) {
  const id = useId();
  // A group with a page of the same title needs no heading.
  const isNamed = pages.some((page) => page.title === title);
  return (
    <div className="console-nav-group">
      {!isNamed && (
        <p id={id} className="console-nav-title">
          {title}
        </p>
      )}
      <ul aria-labelledby={isNamed ? undefined : id}>
        {pages.map((page) => (
          <Line key={page.path} page={page} onGo={onGo} />
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly page: ConsolePage;
  readonly onGo: (() => void) | undefined;
}

/** A page of the sidebar, with the link to its create page. */
function Line({ page: { path, title, icon, create }, onGo }: LineProps) {
  const [location] = useLocation();
  const current = (at: string) => (location === at ? 'page' : undefined);
  return (
    <li className="console-nav-line">
      <Link href={path} className="console-nav-link" aria-current={current(path)} onClick={onGo}>
        <Icon name={icon} />
        {title}
      </Link>
      {create !== undefined && (
        <Link
          href={create.path}
          className="console-nav-link console-nav-create"
          aria-label={create.title}
          title={create.title}
          aria-current={current(create.path)}
          onClick={onGo}
        >
          <Icon name="plus" />
        </Link>
      )}
    </li>
  );
}
