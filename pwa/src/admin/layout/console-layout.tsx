import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { consolePaths } from '../../app/paths-of-console.ts';
import { paths } from '../../paths/paths.ts';
import { useLogout } from '../../gates/use-logout.tsx';
import { usePaperFonts } from '../../state/paper-language/use-paper-fonts.ts';
import { applyUpdate, useSession, useUpdateOffered } from '../../state/index.ts';
import {
  Avatar,
  Banner,
  Button,
  IconButton,
  LinkButton,
  Mark,
  Sheet,
  SkipLink,
  ThemeButton,
  UpdateBanner,
  useMedia,
} from '../../ui/index.ts';
import { CommandPalette } from '../palette/command-palette.tsx';
import { usePaletteKey } from '../palette/use-palette-key.ts';
import { SideNavigation } from './side-navigation.tsx';

/** From this width on the sidebar fits beside the page. */
const ROOMY = '(min-width: 64em)';

/** The console is in English only, whatever the language of the app. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const roomy = useMedia(ROOMY);
  const [open, setOpen] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePaletteKey(() => setGoing(true));
  // Forms, previews and lists have Hindi in them, although the console itself is in English.
  usePaperFonts(['hi']);
  return (
    <div className="console" lang="en">
      <SkipLink to={main} />
      <TopBar
        menu={roomy ? null : <IconButton icon="menu" label="Menu" onClick={() => setOpen(true)} />}
        onGo={() => setGoing(true)}
      />
      <CommandPalette open={isGoing} onClose={() => setGoing(false)} />
      {roomy && (
        <aside className="console-side">
          <SideNavigation />
        </aside>
      )}
      <Sheet open={open && !roomy} onClose={() => setOpen(false)} title="Menu" closeLabel="Close menu">
        <SideNavigation onGo={() => setOpen(false)} />
        <SheetLogout />
      </Sheet>
      <div className="console-content">
        <Notices />
        <main id="main" className="console-main" ref={main} tabIndex={-1}>
          {children}
        </main>
        <footer className="console-foot">
          <p>Prep console</p>
          <Link href={paths.home}>Student view</Link>
        </footer>
      </div>
    </div>
  );
}

interface TopBarProps {
  readonly menu: ReactNode;
  /** Opens the palette. */
  readonly onGo: () => void;
}

function TopBar({ menu, onGo }: TopBarProps) {
  const session = useSession();
  return (
    <header className="console-bar">
      {menu}
      <Link href={consolePaths.stats} className="console-logo" aria-label="Prep console">
        <Mark />
        <span aria-hidden="true">Prep</span>
        <span className="console-logo-room" aria-hidden="true">
          Console
        </span>
      </Link>
      <span className="console-push" />
      <IconButton icon="search" label="Go to (Ctrl K)" onClick={onGo} />
      <Link href={consolePaths.stats} asChild>
        <LinkButton variant="quiet" icon="chart" className="console-home" title="Admin Dashboard">
          Admin Dashboard
        </LinkButton>
      </Link>
      <ThemeButton />
      {session.status === 'signed-in' && (
        <>
          <span className="console-avatar">
            <Avatar name={session.user.fullName} />
          </span>
          <span className="visually-hidden">{session.user.fullName}</span>
          <Logout userId={session.user._id} className="console-logout" />
        </>
      )}
    </header>
  );
}

/** The button of the menu, because the top bar has no room for it on a phone. */
function SheetLogout() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <Logout userId={session.user._id} className="console-sheet-logout" />;
}

interface LogoutProps {
  readonly userId: string;
  readonly className: string;
}

function Logout({ userId, className }: LogoutProps) {
  const logout = useLogout(userId);
  return (
    <>
      <Button variant="quiet" icon="logout" className={className} onClick={logout.ask}>
        Logout
      </Button>
      {logout.question}
    </>
  );
}

/** An expired session is renewed in another tab, so that unsaved input here is not lost. */
function Notices() {
  const session = useSession();
  const updateOffered = useUpdateOffered();
  const expired = session.status === 'signed-in' && session.expired;
  if (!expired && !updateOffered) return null;
  return (
    <div className="console-notices">
      {expired && (
        <Banner
          tone="warn"
          action={
            <LinkButton variant="quiet" href={paths.login()} target="_blank">
              Login in a new tab
            </LinkButton>
          }
        >
          Your session has expired. Please log in again. What you typed stays here.
        </Banner>
      )}
      {updateOffered && <UpdateBanner onUpdate={() => void applyUpdate()} />}
    </div>
  );
}
