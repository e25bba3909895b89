import { hasConsole, permissionsOf } from '@exam/shared-schema/access';
import type { User } from '@exam/shared-schema/contract';
import type { IconName } from '../ui/index.ts';
import { paths } from '../paths/paths.ts';
import { say } from '../sentences/index.ts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** OR11: only for roles that have a console. Default: for all signed-in users. */
  readonly isOfConsole?: true;
}

/** The main navigation of a signed-in user: in the bar, on a phone at the bottom. */
export const mainLinks = (): readonly NavigationLink[] => [
  { label: say.shell.home, href: paths.home, icon: 'home' },
  { label: say.shell.results, href: paths.myResults, icon: 'chart' },
  { label: say.shell.ranks, href: paths.leaderboard(), icon: 'medal' },
  { label: say.shell.downloads, href: paths.downloads, icon: 'phone-check' },
  { label: say.shell.sync, href: paths.sync, icon: 'cloud' },
];

/** The user's own pages: beside Logout in the bar, on a phone in the menu. */
export const accountLinks = (): readonly NavigationLink[] => [
  { label: say.shell.adminDashboard, href: paths.adminHome, icon: 'chart', isOfConsole: true },
  { label: say.shell.profile, href: paths.profile(), icon: 'user' },
];

export function linksFor(role: User['role'], links: readonly NavigationLink[]): readonly NavigationLink[] {
  return links.filter(({ isOfConsole }) => !isOfConsole || hasConsole(permissionsOf(role)));
}

/** The public pages linked from the footer. */
export const footerLinks = (): readonly Pick<NavigationLink, 'label' | 'href'>[] => [
  { label: say.shell.help, href: paths.help },
  { label: say.shell.aboutUs, href: paths.aboutUs },
  { label: say.shell.contactUs, href: paths.contactUs },
  { label: say.shell.handInFile, href: paths.handIn },
  { label: say.shell.terms, href: paths.terms },
  { label: say.shell.refunds, href: paths.refunds },
  { label: say.shell.privacy, href: paths.privacy },
];
