import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const healthz = defineCall({
  name: 'operations.healthz',
  summary: 'The process is alive',
  method: 'GET',
  path: '/healthz',
  access: 'public',
  answer: z.object({ status: z.literal('ok'), serverTime: z.string() }),
});

export const readyz = defineCall({
  name: 'operations.readyz',
  summary: 'The database can be read and written, and the process accepts calls',
  method: 'GET',
  path: '/readyz',
  access: 'public',
  answer: z.object({ status: z.literal('ready') }),
});
