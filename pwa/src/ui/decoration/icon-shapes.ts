import { commonUrl, partUrl } from 'virtual:data-icons';
import { iconClass, type IconClass } from '@exam/shared-schema/contract';

/** An icon as a single path in a box with its origin at 0, 0. */
export type IconShape = readonly [width: number, height: number, path: string];
type Shapes = Readonly<Record<string, IconShape>>;

/** Loaded files, for the page's lifetime. A failed request is removed, so that it can be retried. */
const files = new Map<string, Promise<Shapes>>();
const found = new Map<string, IconShape | null>();

function fileOf(url: string): Promise<Shapes> {
  const known = files.get(url);
  if (known !== undefined) return known;
  const coming = fetchShapes(url);
  files.set(url, coming);
  coming.catch(() => files.delete(url));
  return coming;
}

async function fetchShapes(url: string): Promise<Shapes> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { shapes } = (await response.json()) as { shapes: Shapes };
  return shapes;
}

const own = (shapes: Shapes, name: string) => (Object.hasOwn(shapes, name) ? shapes[name] : undefined);

async function findShape({ family, name }: IconClass): Promise<IconShape | null> {
  const common = family === 'solid' ? own(await fileOf(commonUrl), name) : undefined;
  return common ?? own(await fileOf(partUrl(family, name)), name) ?? null;
}

/** The shape if it has been loaded, null for classes that name no icon, undefined if it was not looked up yet. */
export function knownShape(classes: string): IconShape | null | undefined {
  return found.get(classes);
}

/** The shape of the icon that the classes name; null if there is none. Rejects if the file cannot be loaded. */
export async function iconShape(classes: string): Promise<IconShape | null> {
  const named = iconClass(classes);
  const shape = named === null ? null : await findShape(named);
  found.set(classes, shape);
  return shape;
}

/** Classes of common icons, as suggestions for an input. */
export async function commonIcons(): Promise<readonly string[]> {
  return Object.keys(await fileOf(commonUrl)).map((name) => `fa-solid fa-${name}`);
}
