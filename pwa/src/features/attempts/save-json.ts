import { saveFile } from '../../state/give-file.ts';
import { useToasts } from '../../ui/index.ts';
import { say, translate } from '../../sentences/index.ts';

export async function saveJson(name: string, content: () => Promise<unknown>): Promise<void> {
  await orSayWhy(async () => saveFile({ name, text: JSON.stringify(await content(), null, 2) }));
}

/** @returns false where the work failed; why is shown. */
export async function orSayWhy(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    useToasts.getState().show({ tone: 'bad', text: say.device.fileNotMade(translate(why)) });
    return false;
  }
}
