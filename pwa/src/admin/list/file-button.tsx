import { useState } from 'react';
import type { Call } from '@exam/shared-schema/contract';
import { saveFile } from '../../state/export-file.ts';
import { fetchFile } from '../../state/fetch-file.ts';
import { Button } from '../../ui/index.ts';
import type { Entity } from '../entity.ts';
import { toIndiaTime } from '../india-time.ts';
import type { ListQuery } from './declaration.ts';

interface FileButtonProps {
  readonly entity: Pick<Entity, 'key'> & { readonly words: Pick<Entity['words'], 'failed'> };
  readonly call: Pick<Call, 'path'>;
  readonly query: ListQuery;
  readonly say: (ok: boolean, text: string) => void;
}

/** CN4: downloads the server's file of all rows that match the search and the filters. */
export function FileButton({ entity: { key, words }, call, query, say }: FileButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const chosen = Object.entries({ search: query.search, ...query.filters });
    const filters = Object.fromEntries(chosen.filter(([, value]) => value !== ''));
    const file = await fetchFile(call, {}, `${words.failed}. Nothing was downloaded.`, {
      ...filters,
      format: 'csv',
    });
    setBusy(false);
    if (!file.ok) return say(false, file.message);
    const day = toIndiaTime(new Date().toISOString()).slice(0, 10);
    saveFile({ name: `${key}-${day}.csv`, blob: file.blob });
    say(true, 'The file was downloaded.');
  };
  return (
    <Button icon="download" busy={busy} onClick={() => void download()}>
      Download CSV
    </Button>
  );
}
