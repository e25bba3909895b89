import { useState } from 'react';
import { saveFile } from '../../state/export-file.ts';
import { fetchFile } from '../../state/fetch-file.ts';
import { Button } from '../../ui/index.ts';
import { toIndiaTime } from '../india-time.ts';
import type { FileOfList, ListQuery } from './declaration.ts';

interface FileButtonProps {
  /** Of the file, without day and ending. */
  readonly name: string;
  /** The heading of an error. */
  readonly failed: string;
  readonly call: Pick<FileOfList, 'path' | 'query'>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query: Pick<ListQuery, 'search' | 'sort' | 'filters'>;
  readonly say: (ok: boolean, text: string) => void;
}

/** OP8: downloads the server's file of all rows that match the search and the filters, in the order of the list. */
export function FileButton({ name, failed, call, params = {}, query, say }: FileButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const { search, sort, filters } = query;
    const asked = { search, ...filters, ...(isSorted(call) && { sort }) };
    const chosen = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
    const file = await fetchFile(call, params, `${failed}. Nothing was downloaded.`, {
      ...chosen,
      format: 'csv',
    });
    setBusy(false);
    if (!file.ok) return say(false, file.message);
    const day = toIndiaTime(new Date().toISOString()).slice(0, 10);
    saveFile({ name: `${name}-${day}.csv`, blob: file.blob });
    say(true, 'The file was downloaded.');
  };
  return (
    <Button icon="download" busy={busy} onClick={() => void download()}>
      Download CSV
    </Button>
  );
}

/** A file that an area makes itself may have an order of its own. */
const isSorted = ({ query }: Pick<FileOfList, 'query'>): boolean =>
  query !== undefined && 'shape' in query && 'sort' in (query.shape as object);
