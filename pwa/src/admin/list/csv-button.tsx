import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../state/export-file.ts';
import { formatCount, formatNumber } from '../../format/index.ts';
import { Button } from '../../ui/index.ts';
import type { Entity } from '../entity.ts';
import { CallFailedError, sentenceOf } from '../load.ts';
import { csvOf, type CsvColumn } from './csv.ts';
import type { ListQuery } from './declaration.ts';
import { loadAll } from './load-all.ts';
import { toIndiaTime } from '../india-time.ts';

interface CsvButtonProps {
  readonly entity: Pick<Entity, 'key' | 'list' | 'words'>;
  readonly columns: readonly CsvColumn<never>[];
  readonly query: ListQuery;
  readonly say: (ok: boolean, text: string) => void;
}

/** CN2: exports all rows that match the search and the filters. */
export function CsvButton({ entity: { key, list, words }, columns, query, say }: CsvButtonProps) {
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const download = async () => {
    if (busy) return;
    const { signal } = (asking.current = new AbortController());
    setBusy(true);
    try {
      const { rows, total } = await loadAll(list.load, query, signal);
      // The columns were declared for the rows of this list.
      const text = csvOf(columns as readonly CsvColumn<unknown>[], rows);
      const day = toIndiaTime(new Date().toISOString()).slice(0, 10);
      saveFile({ name: `${key}-${day}.csv`, blob: new Blob([text], { type: 'text/csv;charset=utf-8' }) });
      say(true, saved(rows.length, total));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallFailedError)) throw error;
      say(false, sentenceOf(error.failure, `${words.failed}. Nothing was downloaded.`));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button icon="download" busy={busy} onClick={() => void download()}>
      Download CSV
    </Button>
  );
}

function saved(rows: number, total: number): string {
  if (rows >= total) return `${formatCount(rows, 'row', 'rows')} downloaded.`;
  return `${formatNumber(rows)} of ${formatNumber(total)} rows downloaded: a file holds no more. Narrow the list by its filters for the rest.`;
}
