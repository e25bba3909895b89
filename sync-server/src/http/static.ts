import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@exam/shared-schema/contract';
import { AppError } from './errors.ts';

const INDEX = 'index.html';
/** The folder of files whose names contain a content hash. */
const HASHED = `${path.sep}assets${path.sep}`;
const YEAR_SECONDS = 31_536_000;
/** Browsers request the app's icon at every start; a day-old picture is acceptable. */
const ICON = /icon[\w-]*\.(png|svg)(\.br)?$/;
const DAY_SECONDS = 86_400;
/** The build produces none, but a folder built by another version may contain some. */
const SOURCE_MAP = /\.map(\.\w+)?$/i;

function setCaching(reply: FastifyReply, file: string): void {
  reply.header('cache-control', cachingOf(file));
}

function cachingOf(file: string): string {
  if (file.includes(HASHED)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return ICON.test(file) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

/** Serves the built app; every navigation gets index.html. */
export async function serveApp(app: FastifyInstance, appDirectory: string | undefined): Promise<void> {
  const isBuilt = appDirectory !== undefined && existsSync(path.join(appDirectory, INDEX));
  if (isBuilt) {
    refuseSourceMaps(app);
    await app.register(fastifyStatic, {
      root: appDirectory,
      cacheControl: false,
      // The build puts compressed copies beside the files.
      preCompressed: true,
      setHeaders: setCaching,
      redirect: false,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !isPage(request)) throw new AppError('NOT_FOUND');
    // Not returned, because Fastify would wait for it: each wait adds listeners to the response, and Node warns above ten.
    void reply.sendFile(INDEX);
  });
}

/** A hook, because the plugin's option to exclude names reads the directory for every file that it sends. */
function refuseSourceMaps(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params }) => {
    const file = (params as { readonly '*'?: string })['*'];
    if (file !== undefined && SOURCE_MAP.test(file)) throw new AppError('NOT_FOUND');
  });
}

/** A navigation, and not a missing file: HTML is useless in place of an image. */
function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isApi = request.url === API_BASE || request.url.startsWith(`${API_BASE}/`);
  return isRead && !isApi && (request.headers.accept ?? '').includes('text/html');
}
