import type { FastifyInstance } from 'fastify';
import { auditChoices, auditLog, exportAudit } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { sendCsv } from '../../crud/index.ts';
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
    sendCsv(reply, 'audit-log', exportText(context.store, scope, filters)),
  );
}
