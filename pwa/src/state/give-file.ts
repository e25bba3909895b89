/** A text file for the user to save or share. `.txt` is one of the few types that phones let an app share. */
export interface FileToGive {
  readonly name: string;
  readonly text: string;
}

export function saveFile({ name, text }: FileToGive): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

type Sharing = Partial<Pick<Navigator, 'canShare' | 'share'>>;

function shared({ name, text }: FileToGive): ShareData {
  return { files: [new File([text], name, { type: 'text/plain' })] };
}

/** Whether the system has a share sheet that takes files. */
export function canShareFiles(): boolean {
  const { canShare } = navigator as Sharing;
  return canShare?.call(navigator, shared({ name: 'file.txt', text: '' })) ?? false;
}

/** Opens the system's share sheet. @returns false if it could not be shared; closing the sheet is not a failure. */
export async function shareFile(file: FileToGive): Promise<boolean> {
  try {
    await navigator.share(shared(file));
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
