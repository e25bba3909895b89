import './shell.css';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLogout } from '../gates/use-logout.tsx';
import { lazyPart } from '../parts/index.ts';
import { idle, useSession, type Session } from '../state/index.ts';
import {
  Avatar,
  Button,
  cx,
  Icon,
  IconButton,
  LinkButton,
  Mark,
  QuietBoundary,
  SkipLink,
  usePageMark,
} from '../ui/index.ts';
import { Connection } from './connection.tsx';
import { accountLinks, footerLinks, linksFor, mainLinks } from './navigation.ts';
import { Notices } from './notices.tsx';
import { PRODUCT, usePageFocus } from './page-focus.ts';
import { paths } from '../paths/paths.ts';
import { loadSentences, say } from '../sentences/index.ts';

const Menu = lazyPart(() => import('./menu.tsx'));
/** AW8: loaded when the page is complete and idle. */
const AssistantPlace = lazyPart(
  () => import('./assistant-place.tsx'),
  () => idle().then(() => loadSentences('assistant')),
);

type SignedIn = Extract<Session, { status: 'signed-in' }>;

/** The frame of every page except the exam room: bar, banners and footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  usePageMark('nav', session.status === 'signed-in');
  return (
    <div className={cx('shell', session.status === 'signed-in' && 'shell-with-nav')}>
      <SkipLink to={main} />
      <Bar session={session} />
      <Notices session={session} />
      <main id="main" className="shell-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <QuietBoundary>
        <Suspense>
          <AssistantPlace session={session} />
        </Suspense>
      </QuietBoundary>
    </div>
  );
}

function Bar({ session }: { readonly session: Session }) {
  return (
    <header className="shell-bar">
      <div className={cx('shell-bar-inner', `shell-${session.status}`)}>
        <Link href={paths.home} className="shell-logo" aria-label={say.shell.appHome}>
          <Mark />
          <span>{PRODUCT}</span>
        </Link>
        {session.status === 'signed-in' && <MainNavigation />}
        <span className="shell-push" />
        <Connection session={session} />
        {session.status === 'signed-out' && <SignedOutLinks />}
        {session.status === 'signed-in' && <Account session={session} />}
        {session.status !== 'loading' && <MenuButton session={session} />}
      </div>
    </header>
  );
}

function MainNavigation() {
  const [location] = useLocation();
  return (
    <nav className="shell-nav" aria-label={say.shell.mainNavigation}>
      {mainLinks().map(({ label, href, icon }) => (
        <Link key={href} href={href} aria-current={location === href ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function SignedOutLinks() {
  return (
    <>
      <Link href={paths.login()} asChild>
        <LinkButton variant="quiet">{say.shell.login}</LinkButton>
      </Link>
      <Link href={paths.register()} asChild>
        <LinkButton variant="primary">{say.shell.register}</LinkButton>
      </Link>
    </>
  );
}

/** On a wide screen; on a phone the menu has the same links. */
function Account({ session }: { readonly session: SignedIn }) {
  const logout = useLogout(session.user._id);
  return (
    <div className="shell-account">
      {linksFor(session.user.role, accountLinks()).map(({ label, href }) => (
        <Link key={href} href={href} asChild>
          <LinkButton variant="quiet">{label}</LinkButton>
        </Link>
      ))}
      <Button variant="quiet" onClick={logout.ask}>
        {say.shell.logout}
      </Button>
      {logout.question}
    </div>
  );
}

function MenuButton({ session }: { readonly session: Session }) {
  const [open, setOpen] = useState(false);
  const [location] = useLocation();
  useEffect(() => setOpen(false), [location]);
  const opening = { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(true) } as const;
  const fetchAhead = { onPointerEnter: () => void Menu.prepare(), onFocus: () => void Menu.prepare() };
  return (
    <>
      {session.status === 'signed-in' ? (
        <button
          type="button"
          className="button-icon"
          aria-label={say.shell.menuOf(session.user.fullName)}
          {...opening}
          {...fetchAhead}
        >
          <Avatar name={session.user.fullName} />
        </button>
      ) : (
        <IconButton icon="menu" label={say.shell.menu} {...opening} {...fetchAhead} />
      )}
      {open && (
        <QuietBoundary message={say.shell.menuNotLoaded}>
          <Suspense>
            <Menu session={session} onClose={() => setOpen(false)} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}

function Footer() {
  return (
    <footer className="shell-footer">
      <div className="shell-footer-inner">
        <p>{say.shell.motto}</p>
        <nav aria-label={say.shell.aboutNavigation}>
          {footerLinks().map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
