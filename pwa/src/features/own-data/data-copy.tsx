import { askForOwnData, ownDataFile, type DataExport, type OwnData } from '@exam/shared-schema/contract';
import { generalMessage } from '../../api/index.ts';
import { useEffect, useState } from 'react';
import { formatBytes, formatDateTime } from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { fetchFile } from '../../state/fetch-file.ts';
import { saveFile } from '../../state/export-file.ts';
import { serverCall } from '../../state/index.ts';
import { Banner, Button, Row } from '../../ui/index.ts';

interface DataCopyProps {
  readonly data: OwnData;
  readonly online: boolean;
  /** The server's state may have changed. */
  readonly onChange: () => void;
}

/** The polling interval while a copy is being made, ms. */
const LOOK_EVERY_MS = 3_000;

export function DataCopy({ data, online, onChange }: DataCopyProps) {
  const { export: newest, mayAskAt } = data;
  const [problem, setProblem] = useState<string | null>(null);
  const isMaking = newest?.status === 'making';
  useEffect(() => {
    if (!isMaking || !online) return undefined;
    const timer = setInterval(onChange, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMaking, online, onChange]);
  return (
    <>
      {newest !== null && <State newest={newest} />}
      {problem !== null && <Banner tone="bad">{translate(problem)}</Banner>}
      <Row>
        {newest?.status === 'ready' && (
          <DownloadButton id={newest._id} online={online} onProblem={setProblem} />
        )}
        {!isMaking && mayAskAt === null && (
          <AskButton isFirst={newest === null} online={online} onAsked={onChange} onProblem={setProblem} />
        )}
      </Row>
      {!isMaking && mayAskAt !== null && (
        <p className="own-data-note">{say.ownData.copy.mayAskAt(formatDateTime(mayAskAt))}</p>
      )}
    </>
  );
}

function State({ newest: { status, bytes, expiresAt } }: { readonly newest: DataExport }) {
  const words = say.ownData.copy;
  switch (status) {
    case 'making':
      return (
        <Banner tone="info" icon="refresh" title={words.making}>
          {words.makingAdvice}
        </Banner>
      );
    case 'ready':
      return (
        <Banner tone="ok" title={words.ready(formatBytes(bytes ?? 0))}>
          {expiresAt !== null && words.readyUntil(formatDateTime(expiresAt))}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="bad" title={words.failed}>
          {words.failedAdvice}
        </Banner>
      );
    case 'expired':
      return <Banner tone="info">{words.expired}</Banner>;
  }
}

interface ActionProps {
  readonly online: boolean;
  readonly onProblem: (problem: string | null) => void;
}

function AskButton({
  isFirst,
  online,
  onAsked,
  onProblem,
}: ActionProps & { readonly isFirst: boolean; readonly onAsked: () => void }) {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    onProblem(null);
    const result = await serverCall(askForOwnData, {});
    setBusy(false);
    if (!result.ok) onProblem(generalMessage(result));
    onAsked();
  };
  return (
    <Button
      variant={isFirst ? 'primary' : 'outline'}
      busy={busy}
      unavailable={!online}
      onClick={() => void ask()}
    >
      {isFirst ? say.ownData.copy.ask : say.ownData.copy.askAgain}
    </Button>
  );
}

const NOT_THERE = 'This file has expired. Ask for your data again.';

function DownloadButton({ id, online, onProblem }: ActionProps & { readonly id: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    onProblem(null);
    const file = await fetchFile(ownDataFile, { id }, NOT_THERE);
    setBusy(false);
    if (file.ok) saveFile({ name: 'my-data.zip', blob: file.blob });
    else onProblem(file.message);
  };
  return (
    <Button
      variant="primary"
      icon="download"
      busy={busy}
      unavailable={!online}
      onClick={() => void download()}
    >
      {say.ownData.copy.download}
    </Button>
  );
}
