/**
 * A file to save or share: a text, or a blob with a type of its own. `.txt` and images are among the few types that
 * phones let an app share.
 */
export type ExportFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly blob: Blob };

const blobOf = (file: ExportFile) =>
  'blob' in file ? file.blob : new Blob([file.text], { type: 'text/plain' });

export function saveFile(file: ExportFile): void {
  const url = URL.createObjectURL(blobOf(file));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

type Sharing = Partial<Pick<Navigator, 'canShare' | 'share'>>;

function shared(file: ExportFile): ShareData {
  const blob = blobOf(file);
  return { files: [new File([blob], file.name, { type: blob.type })] };
}

/** Whether the system has a share sheet that accepts files. */
export function canShareFiles(): boolean {
  const { canShare } = navigator as Sharing;
  return canShare?.call(navigator, shared({ name: 'file.txt', text: '' })) ?? false;
}

/** Opens the system's share sheet. @returns false if it could not be shared; closing the sheet is not a failure. */
export async function shareFile(file: ExportFile): Promise<boolean> {
  try {
    await navigator.share(shared(file));
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
