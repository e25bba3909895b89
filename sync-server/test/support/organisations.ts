import type { Context } from '../../src/context.ts';

/** Adds an organisation beside the default one. */
export async function addOrganisation({ store }: Context, id: string, name = `College ${id}`): Promise<void> {
  await store.write((queries) => queries.insert(store.t.organisations).values({ id, name }));
}
