import type { FastifyInstance } from 'fastify';
import {
  glossaryOfTopic,
  offlineGlossary,
  type GlossaryEntry,
  type PackedGlossary,
} from '@exam/shared-schema/contract';
import { packGlossary } from '@exam/shared-schema/glossary';
import type { Feature } from '../../feature.ts';
import { bind } from '../../http/index.ts';

/** The terms of the syllabuses (`loadGlossary`). */
export type LoadGlossary = () => Promise<{
  readonly entries: readonly GlossaryEntry[];
  readonly ofTopic: (subject: string, topic: string) => readonly GlossaryEntry[];
}>;

const NO_GLOSSARY: LoadGlossary = () => Promise.resolve({ entries: [], ofTopic: () => [] });

/** The glossary as the analysis of a mistake, the notebook and the help page show it. */
export function feature(load: LoadGlossary = NO_GLOSSARY): Feature {
  return { routes: (app) => glossaryRoutes(app, load) };
}

function glossaryRoutes(app: FastifyInstance, load: LoadGlossary): void {
  let packed: Promise<PackedGlossary> | undefined;
  const pack = async () => packGlossary((await load()).entries);
  bind(app, glossaryOfTopic, async ({ query }) => {
    const { ofTopic } = await load();
    return { entries: [...ofTopic(query.subject, query.topic)] };
  });
  bind(app, offlineGlossary, async () => ({ glossary: await (packed ??= pack()) }));
}
