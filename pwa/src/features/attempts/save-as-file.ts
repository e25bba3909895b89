import { database, handInBody, type OutboxRow } from '../../offline/index.ts';
import { loadPart } from '../../parts/index.ts';
import { saveFile, shareFile, type ExportFile } from '../../state/export-file.ts';
import { useToasts } from '../../ui/index.ts';
import { handInName } from './hand-in-name.ts';
import { orShowError, saveJson } from './save-json.ts';
import { say } from '../../sentences/index.ts';

/**
 * ST15: saves or shares a handed-in attempt as a file that only the server can decrypt. Nothing is deleted.
 * @returns false if the encrypted file could not be made; the error is shown.
 */
export async function saveEncrypted(
  { attemptId, title, sealedAt }: Pick<OutboxRow, 'attemptId' | 'title' | 'sealedAt'>,
  way: 'save' | 'share',
): Promise<boolean> {
  return orShowError(async () => {
    // Loaded on demand, because few students need it.
    const { encryptHandIn } = await loadPart(() => import('../../offline/hand-in-file/hand-in-file.ts'));
    const encrypted = await encryptHandIn(database, attemptId);
    const what = say.sync.file.what(`${location.origin}/hand-in`);
    const name = handInName(title, sealedAt, encrypted.iv);
    await exportFile({ name, text: JSON.stringify({ what, ...encrypted }, null, 2) }, way);
  });
}

async function exportFile(file: ExportFile, way: 'save' | 'share'): Promise<void> {
  const isShared = way === 'share' && (await shareFile(file));
  if (isShared) return;
  saveFile(file);
  useToasts.getState().show({ tone: 'ok', text: say.sync.file.saved(file.name) });
}

/** SY5: saves a handed-in attempt as readable text. Nothing is deleted. */
export async function saveText(attemptId: string): Promise<void> {
  await saveJson(`attempt-${attemptId}.json`, () => handInBody(database, attemptId));
}
