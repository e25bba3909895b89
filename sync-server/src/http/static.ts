import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@exam/shared-schema/contract';
import { AppError } from './errors.ts';

const INDEX = 'index.html';
/** Their names hold a digest of their content. */
const HASHED = `${path.sep}assets${path.sep}`;
const YEAR_SECONDS = 31_536_000;
/** Browsers ask for the app's icon at every start; a day's age does no harm to a picture. */
const ICON = /icon[\w-]*\.(png|svg)(\.br)?$/;
const DAY_SECONDS = 86_400;
/** The build leaves none; a folder that was built by another version may hold some. */
const SOURCE_MAP = /\.map(\.\w+)?$/i;

function setCaching(reply: FastifyReply, file: string): void {
  reply.header('cache-control', cachingOf(file));
}

function cachingOf(file: string): string {
  if (file.includes(HASHED)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return ICON.test(file) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

/** Serves the built app; every address that is a page of the app answers index.html. */
export async function serveApp(app: FastifyInstance, appDirectory: string | undefined): Promise<void> {
  const isBuilt = appDirectory !== undefined && existsSync(path.join(appDirectory, INDEX));
  if (isBuilt) {
    refuseSourceMaps(app);
    await app.register(fastifyStatic, {
      root: appDirectory,
      cacheControl: false,
      // The build leaves compressed copies beside the files.
      preCompressed: true,
      setHeaders: setCaching,
      redirect: false,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile(INDEX);
    throw new AppError('NOT_FOUND');
  });
}

/** In a hook, because the plugin's own way of refusing names reads a folder for every file that it sends. */
function refuseSourceMaps(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params }) => {
    const file = (params as { readonly '*'?: string })['*'];
    if (file !== undefined && SOURCE_MAP.test(file)) throw new AppError('NOT_FOUND');
  });
}

/** A navigation, not a missing file: nobody wants HTML for a picture. */
function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isApi = request.url === API_BASE || request.url.startsWith(`${API_BASE}/`);
  return isRead && !isApi && (request.headers.accept ?? '').includes('text/html');
}
