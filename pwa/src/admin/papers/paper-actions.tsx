import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { paperCalls, type ManagedPaper } from '@exam/shared-schema/contract';
import { analysisPath, consolePaths } from '../../app/paths-of-console.ts';
import { Banner, Button, LinkButton, Row, Stack } from '../../ui/index.ts';
import { load } from '../load.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { papers } from './papers.tsx';

interface PaperActionsProps {
  readonly paperId: string;
  readonly title: string;
}

const AT_ONCE = 100;
/** Characters of a search. */
const LONGEST = 100;

/** MP7: what the row of the paper offers, beside its preview. */
export function PaperActions({ paperId, title }: PaperActionsProps) {
  const [isEditing, setEditing] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const queries = useQueryClient();
  const paper = usePaper(paperId, title);
  const edit = papers.actions.find(({ key }) => key === 'edit');
  const close = () => {
    setEditing(false);
    void queries.invalidateQueries({ queryKey: ['papers'] });
  };
  return (
    <Stack gap={3}>
      {notice !== null && (
        <Banner tone="ok" onDismiss={() => setNotice(null)}>
          {notice}
        </Banner>
      )}
      <Row>
        <Link href={consolePaths.papers.list} asChild>
          <LinkButton icon="back">Test Papers</LinkButton>
        </Link>
        {paper !== undefined && (
          <Button icon="edit" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        {paper !== undefined && paper.attempts + (paper.demoAttempts ?? 0) > 0 && (
          <Link href={analysisPath(paperId)} asChild>
            <LinkButton icon="chart">Item analysis</LinkButton>
          </Link>
        )}
      </Row>
      {isEditing && paper !== undefined && edit !== undefined && (
        <RowDialog
          action={edit}
          row={paper}
          name={title}
          onClose={close}
          onDone={(message) => {
            setNotice(message);
            close();
          }}
        />
      )}
    </Stack>
  );
}

/** The row of the paper, for its form; undefined while it loads. */
function usePaper(paperId: string, title: string): ManagedPaper | undefined {
  const { data } = useQuery({
    queryKey: ['papers', 'row', paperId],
    queryFn: async ({ signal }) => {
      const query = { search: title.slice(0, LONGEST), limit: AT_ONCE };
      const { papers: found } = await load(paperCalls.list, { query }, signal);
      return found.find(({ _id }) => _id === paperId) ?? null;
    },
  });
  return data ?? undefined;
}
