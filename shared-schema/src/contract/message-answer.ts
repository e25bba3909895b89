import * as z from 'zod/mini';

/** The answer to a change that returns no data. In a file of its own, because students need nothing else of `managed`. */
export const messageAnswer = z.object({ message: z.string() });
