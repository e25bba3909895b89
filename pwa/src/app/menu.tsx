import './menu.css';
import type { User } from '@exam/shared-schema/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLogout } from '../gates/use-logout.tsx';
import { paths } from '../paths/paths.ts';
import { install, installWay, useInstalling, type Session } from '../state/index.ts';
import { say } from '../sentences/index.ts';
import {
  Avatar,
  Button,
  LanguageChoice,
  LinkButton,
  Pill,
  Segmented,
  setTheme,
  Sheet,
  useTheme,
} from '../ui/index.ts';
import { InstallHelp } from './install-help.tsx';
import { accountLinks, linksFor } from './navigation.ts';

interface MenuProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** The user, the theme, and rarely used actions. */
export default function Menu({ session, onClose }: MenuProps) {
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    <Sheet
      open
      hanging
      onClose={onClose}
      closeLabel={say.shell.closeMenu}
      title={user ? greeting(user) : say.shell.menu}
    >
      {user && <Person user={user} />}
      <Theme />
      <LanguageEntry />
      {user && <AccountLinks user={user} onClose={onClose} />}
      {user?.role === 'student' && <ReviseEntry onClose={onClose} />}
      <HelpEntry onClose={onClose} />
      <InstallEntry />
      {user && <LogoutEntry userId={user._id} onLeave={onClose} />}
    </Sheet>
  );
}

function greeting({ fullName, username }: User): string {
  return say.shell.greeting(username || fullName);
}

function LogoutEntry({ userId, onLeave }: { readonly userId: string; readonly onLeave: () => void }) {
  const logout = useLogout(userId, onLeave);
  return (
    <>
      <Button className="menu-entry menu-narrow" variant="quiet" icon="logout" onClick={logout.ask}>
        {say.shell.logout}
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
      <Pill>{say.shell.roles[user.role]}</Pill>
    </div>
  );
}

function Theme() {
  const theme = useTheme();
  const themes = [
    { value: 'system', label: say.shell.themeSystem },
    { value: 'light', label: say.shell.themeLight },
    { value: 'dark', label: say.shell.themeDark },
  ] as const;
  return (
    <div className="menu-choice">
      <span aria-hidden="true">{say.shell.theme}</span>
      <Segmented label={say.shell.theme} options={themes} value={theme} onChange={setTheme} />
    </div>
  );
}

function LanguageEntry() {
  return (
    <div className="menu-choice">
      <span aria-hidden="true">{say.shell.language}</span>
      <LanguageChoice label={say.shell.language} />
    </div>
  );
}

/** On a wide screen they are in the bar instead. */
function AccountLinks({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  return linksFor(user.role, accountLinks()).map(({ label, href, icon }) => (
    <Link key={href} href={href} asChild onClick={onClose}>
      <LinkButton className="menu-entry menu-narrow" variant="quiet" icon={icon}>
        {label}
      </LinkButton>
    </Link>
  ));
}

/** Home only leads to the notebook when there is something to revise. */
function ReviseEntry({ onClose }: Pick<MenuProps, 'onClose'>) {
  return (
    <Link href={paths.revise} asChild onClick={onClose}>
      <LinkButton className="menu-entry" variant="quiet" icon="refresh">
        {say.shell.revise}
      </LinkButton>
    </Link>
  );
}

function HelpEntry({ onClose }: Pick<MenuProps, 'onClose'>) {
  return (
    <Link href={paths.help} asChild onClick={onClose}>
      <LinkButton className="menu-entry" variant="quiet" icon="info">
        {say.shell.help}
      </LinkButton>
    </Link>
  );
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
        {say.shell.installApp}
      </Button>
      <InstallHelp open={byHand} onClose={() => setByHand(false)} />
    </>
  );
}
