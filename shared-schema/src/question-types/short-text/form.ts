import type { KeyForm, WrittenKey } from '../key-form.ts';
import { type ShortTextKey, shortTextKeySchema } from './index.ts';

/** The accepted answers, one a line. */
export const shortTextForm: KeyForm<ShortTextKey> = {
  fault(form) {
    const { error } = shortTextKeySchema.safeParse(keyIn(form));
    return error === undefined ? null : ['keyText', error.issues[0]?.message ?? ''];
  },
  key: keyIn,
  shown: ({ accepted }) => ({ keyText: accepted.join('\n') }),
  isShowable: () => true,
};

function keyIn({ keyText }: WrittenKey): ShortTextKey {
  const lines = keyText.split('\n').map((line) => line.trim());
  return { type: 'ShortText', accepted: lines.filter((line) => line !== '') };
}
