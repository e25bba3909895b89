import { iconClass, type IconFamily } from '@exam/shared-schema/contract';
import { refused } from '../../crud/index.ts';
import { brandsIcons, solidIcons } from './icon-names.ts';

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const NAMES: Readonly<Record<IconFamily, ReadonlySet<string>>> = {
  solid: namesIn(solidIcons),
  brands: namesIn(brandsIcons),
};

function isKnown(classes: string): boolean {
  const icon = iconClass(classes);
  return icon !== null && NAMES[icon.family].has(icon.name);
}

interface Icons {
  readonly icon?: string | undefined;
  readonly badgeIcon?: string | undefined;
}

/** AC52. Empty or absent fields have no icon. @throws AppError on the field whose icon does not exist. */
export function requireIcons({ icon, badgeIcon }: Icons): void {
  for (const [field, classes] of Object.entries({ icon, badgeIcon })) {
    if (classes && !isKnown(classes))
      throw refused(field, 'There is no icon with this name. Please choose one from the list.');
  }
}
