import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The app as it was built last. */
export const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** Puts a build in place of what a folder has, without the compressed copies, which would not follow a change of names. */
export async function putBuild(build: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(build, folder, { recursive: true, filter: (file) => !file.endsWith('.br') });
}

/** Makes another build of the one in a folder: every part has another name, and the old parts are gone. */
export async function renameParts(app: string): Promise<void> {
  const assets = join(app, 'assets');
  const renamed = new Map<string, string>();
  for (const file of await readdir(assets)) {
    if (!file.endsWith('.js')) continue;
    renamed.set(file, file.replace(/\.js$/, 'next.js'));
  }
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to));
  const texts = [...renamed.values()].map((file) => join(assets, file));
  for (const path of [...texts, join(app, 'index.html'), join(app, 'maths-assets.json')])
    await rewrite(path, renamed);
  const worker = join(app, 'sw.js');
  await rewrite(worker, renamed);
  await writeFile(worker, await withDigests(await readFile(worker, 'utf8'), app));
}

async function rewrite(path: string, renamed: ReadonlyMap<string, string>): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [from, to] of renamed) text = text.replaceAll(from, to);
  // The list of the precache names files without a hash by their revision.
  await writeFile(path, `${text.replaceAll(/[0-9a-f]{32}/g, reversed)}\n`);
}

/** ST73: the precache list holds a digest of each file. */
async function withDigests(worker: string, app: string): Promise<string> {
  let text = worker;
  for (const [entry, digest, url] of worker.matchAll(/\{"integrity":"([^"]+)"[^{}]*"url":"([^"]+)"\}/g)) {
    const content = await readFile(join(app, url ?? ''));
    const now = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    text = text.replace(entry, entry.replace(digest ?? '', now));
  }
  return text;
}

const reversed = (digest: string): string => [...digest].reverse().join('');
