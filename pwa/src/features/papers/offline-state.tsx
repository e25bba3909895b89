import { isOnline, useAppKept, useConnection, useMathsKept, type OfflineReady } from '../../state/index.ts';
import { Banner, Icon, ProgressBar } from '../../ui/index.ts';
import { appSentence, savedButWords } from './app-words.ts';

/** ST73: shown on the card of a saved paper. It says 'Saved for offline' only if the app itself is complete on this device. */
export function KeptSign() {
  const app = useAppKept();
  const online = isOnline(useConnection());
  const mathsMissing = useMathsKept(({ kept }) => kept === 'missing');
  if (app.status === 'kept' && !mathsMissing)
    return (
      <span className="paper-kept">
        <Icon name="phone-check" />
        Saved for offline
      </span>
    );
  const words =
    app.status === 'kept'
      ? 'Paper saved. What shows its formulas is still being fetched.'
      : savedButWords(app, online);
  return <span className="paper-hint paper-saved">{words}</span>;
}

/** ST73: the heading for a saved paper. 'Ready' only after everything has been checked and found. */
export function offlineTitle(ready: OfflineReady): string {
  if (ready.isReady) return 'Ready for offline';
  return isBeingChecked(ready) ? 'Saved on this device' : 'Not ready for offline yet';
}

/** What is still missing for a saved paper, that it is being fetched, and what may go wrong until then. */
export function OfflineState({ ready }: { readonly ready: OfflineReady }) {
  const online = isOnline(useConnection());
  if (ready.isReady)
    return (
      <p className="paper-kept">
        <Icon name="phone-check" />
        The whole paper is on this device. It needs no network from here to the end.
      </p>
    );
  if (isBeingChecked(ready)) return <p>The whole paper is on this device. Checking the rest...</p>;
  const { app } = ready;
  const files = app.status === 'fetching' ? app.files : null;
  return (
    <>
      <p>{lackSentence(ready, online)}</p>
      {files !== null && (
        <ProgressBar
          label="Fetching Prep"
          text={`${files.kept} of ${files.total} files`}
          value={files.kept}
          max={files.total}
        />
      )}
      <Banner tone="warn">
        You can start now. But if this page is reloaded or closed without a network, the exam opens again only
        when the network is back. Your answers stay on this device.
      </Banner>
    </>
  );
}

function isBeingChecked({ app, maths, missingImages }: OfflineReady): boolean {
  return app.status === 'unknown' || (app.status === 'kept' && maths !== 'missing' && missingImages === 0);
}

function lackSentence({ app, maths, missingImages }: OfflineReady, online: boolean): string {
  if (app.status === 'impossible') return `The whole paper is on this device. ${appSentence(app)}`;
  if (app.status === 'fetching' && app.files?.isFull)
    return 'The whole paper is on this device, but there is no space for Prep itself. Free some space and open this page again.';
  if (!online)
    return 'The whole paper is on this device, but not everything else. The rest is fetched as soon as there is a network.';
  if (app.status === 'fetching')
    return 'The whole paper is on this device. Prep itself is still being fetched.';
  if (missingImages > 0)
    return 'Some images of this paper are missing on this device. They are being fetched.';
  return maths === 'missing'
    ? 'The whole paper is on this device. What shows its formulas is still being fetched.'
    : 'The whole paper is on this device.';
}
