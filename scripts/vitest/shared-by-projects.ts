interface Shared<T> {
  readonly made: Promise<T>;
  users: number;
}

const onProcess = process as typeof process & { prepShared?: Map<string, Shared<unknown>> };

/** Vitest loads a set-up anew for each project that has it, so what they share is kept with the process. */
const shared = (onProcess.prepShared ??= new Map<string, Shared<unknown>>());

/**
 * What the first project of a run that asks for it makes, and the others use too.
 * @param end called when the last of them has ended.
 * @returns what was made, and what a project calls at its end.
 */
export async function sharedByProjects<T>(
  name: string,
  make: () => Promise<T>,
  end: (made: T) => Promise<void> | void = () => undefined,
): Promise<{ made: T; leave: () => Promise<void> }> {
  const entry = (shared.get(name) ?? { made: make(), users: 0 }) as Shared<T>;
  shared.set(name, entry);
  entry.users += 1;
  const made = await entry.made;
  const leave = async () => {
    entry.users -= 1;
    if (entry.users === 0) await end(made);
  };
  return { made, leave };
}
