import type { User } from '@exam/shared-schema/contract';
import type { IconName } from '../ui/index.ts';
import { paths } from '../paths/paths.ts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** If absent, shown to all signed-in users. */
  readonly role?: User['role'];
}

/** The navigation of a signed-in user: in the bar, and at the bottom on a phone. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', href: paths.home, icon: 'home' },
  { label: 'Results', href: paths.myResults, icon: 'chart' },
  { label: 'Downloads', href: paths.downloads, icon: 'phone-check' },
  { label: 'Sync', href: paths.sync, icon: 'cloud' },
];

/** What belongs to the person: beside Logout in the bar, in the menu on a phone. */
export const accountLinks: readonly NavigationLink[] = [
  { label: 'Admin Dashboard', href: paths.adminHome, icon: 'chart', role: 'admin' },
  { label: 'Devices', href: paths.sessions, icon: 'shield' },
];

export function linksFor(role: User['role'], links: readonly NavigationLink[]): readonly NavigationLink[] {
  return links.filter((link) => link.role === undefined || link.role === role);
}

/** The public pages that the footer leads to. */
export const footerLinks: readonly Pick<NavigationLink, 'label' | 'href'>[] = [
  { label: 'About Us', href: paths.aboutUs },
  { label: 'Contact Us', href: paths.contactUs },
  { label: 'Hand in a file', href: paths.handIn },
  { label: 'Terms & Conditions', href: paths.terms },
  { label: 'Refund Policy', href: paths.refunds },
  { label: 'Privacy Policy', href: paths.privacy },
];
