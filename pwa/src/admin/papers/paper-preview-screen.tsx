import './paper-preview.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { paperPreview, type PaperPreview } from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import {
  Banner,
  Button,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Row,
  Stack,
  Switch,
} from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { PaperActions } from './paper-actions.tsx';
import { PaperKeySheet } from './paper-key-sheet.tsx';
import { usePrint } from './paper-print.ts';
import { PaperSheet } from './paper-sheet.tsx';

/** MP7: a test paper as students see it, with its printouts. The paper's id is in the URL. */
export default function PaperPreviewScreen() {
  const [search] = useSearchParams();
  const paperId = search.get('paper') ?? '';
  return (
    <Page>
      {paperId === '' ? (
        <EmptyState
          title="No test paper chosen"
          action={<LinkButton href={consolePaths.papers.list}>Test Papers</LinkButton>}
        >
          Choose Preview in the row of a test paper.
        </EmptyState>
      ) : (
        <Preview key={paperId} paperId={paperId} />
      )}
    </Page>
  );
}

function Preview({ paperId }: { readonly paperId: string }) {
  const result = useQuery({
    queryKey: ['papers', 'preview', paperId],
    queryFn: async ({ signal }) => (await load(paperPreview, { params: { id: paperId } }, signal)).data,
  });
  return (
    <Loaded
      result={result}
      lines={8}
      loading="Loading the test paper..."
      failed="Failed to load the test paper"
      failedText="Please check your connection and try again."
      failedOfStatus={{ 404: 'This test paper no longer exists.' }}
      retry="Retry"
    >
      {(preview) => <Sheets preview={preview} />}
    </Loaded>
  );
}

/** MP8: a printout has either the questions or the answers, never both. */
function Sheets({ preview }: { readonly preview: PaperPreview }) {
  const { paper, keys, explanations } = preview;
  const [showsAnswers, setShowsAnswers] = useState(false);
  const { mode, print, stop } = usePrint();
  const answers = showsAnswers && mode === null ? { keys, explanations } : undefined;
  return (
    <div data-print={mode ?? 'screen'}>
      <Stack gap={6}>
        <div className="paper-controls print-hidden">
          <PageHead title="Test Paper Preview" lead="As students see it" />
          <PaperActions paperId={paper.testId} title={paper.title} />
          <State preview={preview} />
          <Row apart>
            <Switch checked={showsAnswers} onChange={setShowsAnswers} label="Show answers" />
            {mode === null ? (
              <Row>
                <Button icon="file" onClick={() => print('paper')}>
                  Print paper
                </Button>
                <Button icon="check" onClick={() => print('key')}>
                  Print answer key
                </Button>
              </Row>
            ) : (
              <Button onClick={stop}>Back to the preview</Button>
            )}
          </Row>
        </div>
        {mode === 'key' ? (
          <PaperKeySheet paper={paper} keys={keys} />
        ) : (
          <PaperSheet paper={paper} answers={answers} />
        )}
      </Stack>
    </div>
  );
}

function State({ preview: { source, obstacle } }: { readonly preview: PaperPreview }) {
  if (source === 'published') return null;
  if (obstacle === null)
    return <Banner tone="info">Not active. This is what students get when it is activated.</Banner>;
  return (
    <Banner tone="warn" title="It cannot be activated yet">
      {obstacle}
    </Banner>
  );
}
