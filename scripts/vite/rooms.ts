import type { Plugin, Rolldown } from 'vite';
import { examScripts } from './exam-scripts.ts';
import { firstScripts } from './first-scripts.ts';

/**
 * The part of the app that a file belongs to. The student's app is precached, the console is not, and the maths is
 * downloaded with the first paper that needs it. The prefix of a file's name shows the part.
 */
type Room = 'student' | 'admin' | 'maths';

const isKatex = (id: string) => /[\\/]node_modules[\\/]katex[\\/]/.test(id);
/** Without its extensions, which are loaded with the formulas that need them. */
const isCoreOfKatex = (id: string) => isKatex(id) && !/[\\/]contrib[\\/]/.test(id);
const isConsole = (id: string) => /[\\/]pwa[\\/]src[\\/]admin[\\/]/.test(id);

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

/** All modules that the entries import, statically or by `import()`, without passing through a closed one. */
function reachable(graph: Graph, isClosed: (id: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const waiting = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || isClosed(id)) continue;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    if (info) waiting.push(...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return reached;
}

/** Assigns a room to every module; a module that several rooms use is the student's. */
function furnish(graph: Graph): Map<string, Room> {
  // A module that imports KaTeX statically cannot be used without it.
  const isMaths = (id: string) => isKatex(id) || graph.getModuleInfo(id)?.importedIds.some(isKatex) === true;
  const withoutConsole = reachable(graph, isConsole);
  const withoutMaths = reachable(graph, isMaths);
  const roomOf = (id: string): Room => {
    if (isKatex(id)) return 'maths';
    if (!withoutConsole.has(id)) return 'admin';
    return withoutMaths.has(id) ? 'student' : 'maths';
  };
  return new Map([...reachable(graph, () => false)].map((id) => [id, roomOf(id)]));
}

/**
 * A chunk with a module that only the console reaches is the console's, even if it also contains parts of the design
 * system that no other screen uses. If a student's screen needed it, a student's chunk would import it, which is
 * refused below. Otherwise a single module of the student's app makes it the student's.
 */
function roomOfChunk(rooms: Map<string, Room>, moduleIds: readonly string[]): Room {
  const found = new Set(moduleIds.map((id) => rooms.get(id)));
  if (found.has('admin')) return 'admin';
  if (found.has('student')) return 'student';
  return found.has('maths') ? 'maths' : 'student';
}

/** Adds a prefix to a student's file whose name looks like that of another room. */
function fileName(room: Room, name: string): string {
  const prefix = room === 'student' ? (/^(admin|maths)-?/.test(name) ? 'app-' : '') : `${room}-`;
  return `assets/${prefix}[name]-[hash]`;
}

const isChunk = (
  file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** All chunks that a student's pages may load: those that the entries reach without the console. */
function studentChunks(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const reached = new Set<Rolldown.OutputChunk>();
  const waiting = Object.values(bundle).filter((file) => isChunk(file) && file.isEntry);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!isChunk(file) || reached.has(file) || isConsole(file.facadeModuleId ?? '')) continue;
    reached.add(file);
    for (const name of [...file.imports, ...file.dynamicImports]) {
      const next = bundle[name];
      if (next !== undefined) waiting.push(next);
    }
  }
  return reached;
}

/** The student's precached chunks must not import chunks that are not precached. @returns the fault, if any. */
function refuseLeaks(students: Set<Rolldown.OutputChunk>, rooms: Map<string, Room>): string | undefined {
  for (const chunk of students) {
    if (chunk.moduleIds.some(isConsole))
      return `${chunk.fileName} has code of the console: load it by import().`;
    if (roomOfChunk(rooms, chunk.moduleIds) !== 'student') continue;
    const leak = chunk.imports.find((file) => /^assets\/(admin|maths)-/.test(file));
    if (leak) return `${chunk.fileName} needs ${leak}, which is not available offline: load it by import().`;
  }
  return undefined;
}

/** The scripts and styles that no student's page loads, including parts of the design system. */
function consoleFiles(bundle: Rolldown.OutputBundle, students: Set<Rolldown.OutputChunk>): Set<string> {
  const filesOf = (chunk: Rolldown.OutputChunk) => [
    chunk.fileName,
    ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
  ];
  const kept = new Set([...students].flatMap(filesOf));
  const all = Object.values(bundle).filter(isChunk).flatMap(filesOf);
  return new Set(all.filter((file) => !kept.has(file)));
}

/** The app's entry, and the chunks of pages that a first visit may begin with and of what home shows at once. */
const FIRST_PAGES = /^assets\/(index|(login|register|start|exam|try-out)-screen|going-on|predefined-papers)-/;

export interface Rooms {
  /** Assigns the rooms. */
  readonly plugin: Plugin;
  /** Prefixes file names with their rooms. */
  readonly output: Rolldown.OutputOptions;
  /** After the build: whether only the console loads this file. */
  readonly isConsoles: (file: string) => boolean;
  /**
   * The scripts that are preloaded for an `import()`. Their names are part of home's scripts, so only pages have them
   * that a first visit may begin with. For every other page the worker has the scripts by then.
   */
  readonly preloads: (file: string, scripts: string[]) => string[];
}

export function roomNames(): Rooms {
  let rooms = new Map<string, Room>();
  let consoles = new Set<string>();
  const chunkNames = new Map<string, Room>();

  const plugin: Plugin = {
    name: 'prep:rooms',
    apply: 'build',
    buildEnd() {
      rooms = furnish(this);
    },
    generateBundle(_options, bundle) {
      const students = studentChunks(bundle);
      const leak = refuseLeaks(students, rooms);
      if (leak) this.error(leak);
      consoles = consoleFiles(bundle, students);
    },
  };

  /** The CSS of a chunk has the chunk's name and, if there is one, the path of its module. */
  const roomOfAsset = ({ names, originalFileNames }: Rolldown.PreRenderedAsset): Room => {
    const origins = originalFileNames.map((file) => `/pwa/${file}`);
    if (origins.some(isKatex)) return 'maths';
    if (origins.some(isConsole)) return 'admin';
    return chunkNames.get((names[0] ?? '').replace(/\.css$/, '')) ?? 'student';
  };

  return {
    plugin,
    isConsoles: (file) => consoles.has(file),
    preloads: (file, scripts) => (FIRST_PAGES.test(file) ? scripts : []),
    output: {
      codeSplitting: {
        groups: [
          { name: 'katex', test: isCoreOfKatex, includeDependenciesRecursively: false },
          ...firstScripts,
          ...examScripts((id) => rooms.get(id) === 'student'),
        ],
      },
      chunkFileNames: ({ name, moduleIds }) => {
        const room = roomOfChunk(rooms, moduleIds);
        // Two chunks may have the same name; then their CSS is the student's, so that none is missing offline.
        chunkNames.set(name, (chunkNames.get(name) ?? room) === room ? room : 'student');
        return `${fileName(room, name)}.js`;
      },
      assetFileNames: (asset) => `${fileName(roomOfAsset(asset), asset.names[0] ?? '')}[extname]`,
    },
  };
}
