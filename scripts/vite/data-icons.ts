import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fromRoot } from '../lib/paths.mjs';

/**
 * Icons in data ('fa-solid fa-book') may be any of Font Awesome's two thousand. The likely ones are in a small,
 * precached file; the others are split into many files, of which a device downloads only those that it needs.
 */
const FOLDER = fromRoot('node_modules', '@fortawesome', 'fontawesome-free', 'svgs');
const COMMON = fromRoot('pwa', 'src', 'ui', 'decoration', 'common-icons.json');
const PARTS = { solid: 24, brands: 12 } as const;
const LICENCE = 'Font Awesome Free, https://fontawesome.com/license/free: icons CC BY 4.0';

const VIRTUAL = 'virtual:data-icons';

type Family = keyof typeof PARTS;
type Shape = readonly [width: number, height: number, path: string];
type Shapes = Record<string, Shape>;

/** The file that contains an icon. Runs here and, as source text, in the browser. */
function partOf(name: string, parts: number): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % parts;
}

function shapeIn(file: string): Shape {
  const svg = readFileSync(file, 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const path = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
  return [Number(width), Number(height), path];
}

function shapesOf(family: Family): Shapes {
  const names = readdirSync(join(FOLDER, family)).filter((file) => file.endsWith('.svg'));
  return Object.fromEntries(
    names.sort().map((file) => [file.slice(0, -'.svg'.length), shapeIn(join(FOLDER, family, file))]),
  );
}

/** All files of icons as URL -> content, and the URLs that the app requests. */
function iconFiles() {
  const common = JSON.parse(readFileSync(COMMON, 'utf8')) as string[];
  const files = new Map<string, string>();
  const put = (name: string, shapes: Shapes): string => {
    const text = JSON.stringify({ licence: LICENCE, shapes });
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8).replace(/[-_]/g, '0');
    const url = `/assets/icons-${name}-${hash}.json`;
    files.set(url, text);
    return url;
  };
  const solid = shapesOf('solid');
  const missing = common.filter((name) => solid[name] === undefined);
  if (missing.length > 0)
    throw new Error(`common-icons.json names icons that do not exist: ${missing.join(', ')}`);
  const parts = (family: Family, shapes: Shapes) =>
    Array.from({ length: PARTS[family] }, (_, part) =>
      put(
        `${family}-${part}`,
        Object.fromEntries(Object.entries(shapes).filter(([name]) => partOf(name, PARTS[family]) === part)),
      ),
    );
  return {
    common: put('common', Object.fromEntries(common.map((name) => [name, solid[name] as Shape]))),
    solid: parts('solid', solid),
    brands: parts('brands', shapesOf('brands')),
    files,
  };
}

/** Writes the files of icons, and provides a module that maps icons to files. */
export function dataIcons(): Plugin {
  let made: ReturnType<typeof iconFiles> | undefined;
  const icons = () => (made ??= iconFiles());
  return {
    name: 'prep:data-icons',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const { common, solid, brands } = icons();
      return `${partOf.toString()}
        const parts = ${JSON.stringify({ solid, brands })};
        export const commonUrl = ${JSON.stringify(common)};
        export const partUrl = (family, name) => parts[family][partOf(name, parts[family].length)];`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = icons().files.get(request.url ?? '');
        if (text === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
    },
    generateBundle() {
      if (made === undefined) return;
      for (const [url, source] of made.files)
        this.emitFile({ type: 'asset', fileName: url.slice(1), source });
    },
  };
}
