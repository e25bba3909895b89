import './menu.css';
import type { User } from '@exam/shared-schema/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLogout } from '../gates/use-logout.tsx';
import { install, installWay, useInstalling, type Session } from '../state/index.ts';
import { Avatar, Button, LinkButton, Pill, Segmented, setTheme, Sheet, useTheme } from '../ui/index.ts';
import { InstallByHand } from './install-by-hand.tsx';
import { accountLinks, linksFor } from './navigation.ts';

const ROLES: Readonly<Record<User['role'], string>> = { student: 'Student', admin: 'Admin' };

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

interface MenuProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** Whoever is signed in, the theme, and what is done seldom. */
export default function Menu({ session, onClose }: MenuProps) {
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    <Sheet open hanging onClose={onClose} closeLabel="Close menu" title={user ? greeting(user) : 'Menu'}>
      {user && <Person user={user} />}
      <Theme />
      {user && <AccountLinks user={user} onClose={onClose} />}
      <InstallEntry />
      {user && <LogoutEntry userId={user._id} onLeave={onClose} />}
    </Sheet>
  );
}

function greeting({ fullName, username }: User): string {
  return `Hello, ${username || fullName}`;
}

function LogoutEntry({ userId, onLeave }: { readonly userId: string; readonly onLeave: () => void }) {
  const logout = useLogout(userId, onLeave);
  return (
    <>
      <Button className="menu-entry menu-narrow" variant="quiet" icon="logout" onClick={logout.ask}>
        Logout
      </Button>
      {logout.question}
    </>
  );
}

function Person({ user }: { readonly user: User }) {
  return (
    <div className="menu-person">
      <Avatar name={user.fullName} />
      <div>
        <p className="menu-name">{user.fullName}</p>
        <p className="menu-email">{user.email}</p>
      </div>
      <Pill>{ROLES[user.role]}</Pill>
    </div>
  );
}

function Theme() {
  const theme = useTheme();
  return (
    <div className="menu-theme">
      <span aria-hidden="true">Theme</span>
      <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
    </div>
  );
}

/** On a wide screen the bar has them. */
function AccountLinks({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  return linksFor(user.role, accountLinks).map(({ label, href, icon }) => (
    <Link key={href} href={href} asChild onClick={onClose}>
      <LinkButton className="menu-entry menu-narrow" variant="quiet" icon={icon}>
        {label}
      </LinkButton>
    </Link>
  ));
}

function InstallEntry() {
  const way = installWay(useInstalling());
  const [byHand, setByHand] = useState(false);
  if (way === null) return null;
  return (
    <>
      <Button
        className="menu-entry"
        variant="quiet"
        icon="download"
        onClick={() => (way === 'prompt' ? void install() : setByHand(true))}
      >
        Install app
      </Button>
      <InstallByHand open={byHand} onClose={() => setByHand(false)} />
    </>
  );
}
