import { saveFile } from '../../state/export-file.ts';
import { useToasts } from '../../ui/index.ts';
import { say, translate } from '../../sentences/index.ts';

export async function saveJson(name: string, content: () => Promise<unknown>): Promise<void> {
  await orShowError(async () => saveFile({ name, text: JSON.stringify(await content(), null, 2) }));
}

/** Runs the work and shows its error. @returns false if it failed. */
export async function orShowError(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    useToasts.getState().show({ tone: 'bad', text: say.device.fileNotMade(translate(why)) });
    return false;
  }
}
