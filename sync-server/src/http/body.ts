import type { FastifyInstance } from 'fastify';

/**
 * JSON is the one language in: a form or a text from another site's page is refused before anything looks at it.
 * Keys that would reach into prototypes are malformed. A call without a body may still say that it sends JSON.
 */
export function acceptJsonAlone(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
