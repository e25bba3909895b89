import { say } from '../../sentences/index.ts';
import type { AppKept } from '../../state/index.ts';

/** Whether the app itself is on this device, as a sentence. */
export function appStatusText(app: AppKept): string {
  const { complete, checking, fetching, insecure, notKept } = say.start.app;
  switch (app.status) {
    case 'kept':
      return complete;
    case 'unknown':
      return checking;
    case 'fetching':
      return fetching(app.files);
    case 'impossible':
      return app.why === 'insecure' ? insecure : notKept;
  }
}

/** The text on the card of a saved paper while the app itself is incomplete on this device. */
export function incompleteAppText(app: Exclude<AppKept, { status: 'kept' }>, online: boolean): string {
  const { checking, fetching, incomplete, insecure, notKept } = say.home.saved;
  switch (app.status) {
    case 'unknown':
      return checking;
    case 'fetching':
      return online ? fetching(app.files) : incomplete(app.files);
    case 'impossible':
      return app.why === 'insecure' ? insecure : notKept;
  }
}
