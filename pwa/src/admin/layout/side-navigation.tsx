import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/index.ts';
import { consoleMenu, type ConsolePage } from '../pages.tsx';

export function SideNavigation({ onGo }: { readonly onGo?: () => void }) {
  return (
    <nav className="console-nav" aria-label="Console">
      {consoleMenu.map(({ group, pages }) => (
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
  const [location] = useLocation();
  const id = useId();
  return (
    <div className="console-nav-group">
      <p id={id} className="console-nav-title">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              className="console-nav-link"
              aria-current={location === page.path ? 'page' : undefined}
              onClick={onGo}
            >
              <Icon name={page.icon} />
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
