import { uploadImage } from '@exam/shared-schema/contract';
import { serverCall } from '../../state/index.ts';
import type { Uploaded } from '../form/field.ts';
import { sentenceOf } from '../load.ts';

/** BK23: uploads an image of a question. @returns its address, or the error message. */
export async function uploaded(file: File): Promise<Uploaded> {
  const result = await serverCall(uploadImage, { body: { image: await base64Of(file) } });
  if (result.ok) return { ok: true, value: result.answer.data.diagramUrl };
  const failure = 'Failed to upload the image. Please try again.';
  const about = result.kind === 'refused' ? result.errors['image'] : undefined;
  return { ok: false, message: about ?? sentenceOf(result, failure) };
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // The content of a data URL follows the comma.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file was not read'));
    reader.readAsDataURL(file);
  });
}
