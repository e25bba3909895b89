import { database, handInBody } from '../../offline/index.ts';
import { useToasts } from '../../ui/index.ts';

/** SY5: the attempt's text as a file. Nothing is deleted by it. */
export async function saveAttemptAsFile(attemptId: string): Promise<void> {
  try {
    const body = await handInBody(database, attemptId);
    download(`attempt-${attemptId}.json`, JSON.stringify(body, null, 2));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    useToasts.getState().show({ tone: 'bad', text: `The file could not be made. ${why}` });
  }
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
