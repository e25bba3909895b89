import { isOnline, useAppKept, useConnection, useMathsKept, type OfflineReady } from '../../state/index.ts';
import { Banner, Icon, ProgressBar } from '../../ui/index.ts';
import { appStatusText, incompleteAppText } from './app-status-text.ts';
import { say } from '../../sentences/index.ts';

/**
 * ST73: the sign on the card of a saved paper. It reads 'Saved for offline' only if the app itself is complete on
 * this device.
 */
export function KeptSign() {
  const app = useAppKept();
  const online = isOnline(useConnection());
  const mathsMissing = useMathsKept(({ kept }) => kept === 'missing');
  if (app.status === 'kept' && !mathsMissing)
    return (
      <span className="paper-kept">
        <Icon name="phone-check" />
        {say.home.saved.forOffline}
      </span>
    );
  const words = app.status === 'kept' ? say.home.saved.withoutFormulas : incompleteAppText(app, online);
  return <span className="paper-hint paper-saved">{words}</span>;
}

/** ST73, PK12: the heading for a saved paper. 'Ready' only after every check has passed. */
export function offlineTitle(ready: OfflineReady): string {
  if (ready.isReady) return say.start.offline.ready;
  return isBeingChecked(ready) ? say.start.offline.saved : say.start.offline.notReady;
}

/** What a saved paper still lacks, whether it is being loaded, and what may go wrong until then. */
export function OfflineState({ ready }: { readonly ready: OfflineReady }) {
  const online = isOnline(useConnection());
  if (ready.isReady)
    return (
      <p className="paper-kept">
        <Icon name="phone-check" />
        {say.start.offline.complete}
      </p>
    );
  if (isBeingChecked(ready)) return <p>{say.start.offline.checking}</p>;
  const { app } = ready;
  const files = app.status === 'fetching' ? app.files : null;
  return (
    <>
      <p>{lackSentence(ready, online)}</p>
      {files !== null && (
        <ProgressBar
          label={say.start.offline.fetching}
          text={say.start.offline.files(files.kept, files.total)}
          value={files.kept}
          max={files.total}
        />
      )}
      <Banner tone="warn">{say.start.offline.warning}</Banner>
    </>
  );
}

function isBeingChecked({ app, maths, missingImages }: OfflineReady): boolean {
  return app.status === 'unknown' || (app.status === 'kept' && maths !== 'missing' && missingImages === 0);
}

function lackSentence({ app, maths, missingImages }: OfflineReady, online: boolean): string {
  const { offline } = say.start;
  if (app.status === 'impossible') return `${offline.paper} ${appStatusText(app)}`;
  if (app.status === 'fetching' && app.files?.isFull) return offline.noSpace;
  if (!online) return offline.interrupted;
  if (app.status === 'fetching') return offline.app;
  if (missingImages > 0) return offline.images;
  return maths === 'missing' ? offline.formulas : offline.paper;
}
