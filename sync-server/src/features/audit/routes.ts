import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditChoices, auditLog, exportAudit } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind, bindRaw } from '../../http/index.ts';
import { readChoices } from './choices.ts';
import { exportText } from './export.ts';
import { readLog } from './read-log.ts';

/** The audit log (AC50), read-only. */
export function auditRoutes(app: FastifyInstance, context: Context): void {
  bind(app, auditLog, ({ query: { before, limit, ...filters } }, { scope }) =>
    readLog(context.store, { scope, filters, before, limit }),
  );
  bind(app, auditChoices, async (_input, { scope }) => ({ data: await readChoices(context.store, scope) }));
  bindRaw(app, exportAudit, async ({ query: { format: _format, ...filters } }, { reply, scope }) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .header('x-content-type-options', 'nosniff')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(exportText(context.store, scope, filters))),
  );
}
