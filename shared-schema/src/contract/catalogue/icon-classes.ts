export type IconFamily = 'solid' | 'brands';

export interface IconClass {
  readonly family: IconFamily;
  readonly name: string;
}

/** The families by their classes, with the short ones of older versions. Thin icons are shown solid. */
const FAMILIES: Readonly<Record<string, IconFamily>> = {
  'fa-solid': 'solid',
  'fa-regular': 'solid',
  'fa-brands': 'brands',
  fa: 'solid',
  fas: 'solid',
  far: 'solid',
  fab: 'brands',
};

/** Font Awesome's classes that change the look of an icon and do not name one. */
const MODIFIERS =
  /^fa-(\d+x|2xs|xs|sm|lg|xl|2xl|fw|ul|li|border|inverse|spin|pulse|beat|fade|bounce|flip|shake|rotate-.+|flip-.+|pull-.+|stack.*)$/;

/** The icon that classes such as 'fa-solid fa-book' name; null if they name none. */
export function iconClass(classes: string): IconClass | null {
  let family: IconFamily = 'solid';
  let name: string | null = null;
  for (const word of classes.trim().split(/\s+/)) {
    const found = Object.hasOwn(FAMILIES, word) ? FAMILIES[word] : undefined;
    if (found !== undefined) family = found;
    else if (/^fa-[a-z0-9-]{1,60}$/.test(word) && !MODIFIERS.test(word)) name ??= word.slice('fa-'.length);
  }
  return name === null ? null : { family, name };
}
