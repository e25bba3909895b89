import type { AppKept } from '../../state/index.ts';

/** A sentence that says whether the app itself is on this device. */
export function appSentence(app: AppKept): string {
  switch (app.status) {
    case 'kept':
      return 'Complete on this device.';
    case 'unknown':
      return 'Being checked.';
    case 'fetching':
      return `Being fetched${countOf(app)}.`;
    case 'impossible':
      return whyImpossible(app.why);
  }
}

/** For the card of a saved paper while the app itself is not complete on this device. */
export function savedButWords(app: Exclude<AppKept, { status: 'kept' }>, online: boolean): string {
  switch (app.status) {
    case 'unknown':
      return 'Paper saved';
    case 'fetching':
      return `Paper saved. Prep itself is ${online ? 'being fetched' : 'not complete'}${countOf(app)}.`;
    case 'impossible':
      return `Paper saved. ${whyImpossible(app.why)}`;
  }
}

function countOf({ files }: Extract<AppKept, { status: 'fetching' }>): string {
  if (files === null) return '';
  const count = `: ${files.kept} of ${files.total} files`;
  return files.isFull ? `${count}, and there is no space for more` : count;
}

function whyImpossible(why: Extract<AppKept, { status: 'impossible' }>['why']): string {
  return why === 'insecure'
    ? 'Prep cannot be kept on this device, because its address does not begin with https.'
    : 'This browser does not keep Prep for offline use.';
}
