import './hand-in-screen.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Banner, Card, LinkButton, Page, PageHead, ProgressBar, Row, Stack } from '../../ui/index.ts';
import { processFile, readFile, type ChosenFile, type Outcome } from './chosen-files.ts';
import { FileDrop } from './file-drop.tsx';
import { OutcomeCard } from './outcome-card.tsx';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly parsed: ChosenFile;
  readonly outcome: Outcome;
}

let lastId = 0;

/** /hand-in: a public page to upload hand-in files, and to import receipt files on the student's device (ST15). */
export default function HandInScreen() {
  const online = isOnline(useConnection());
  const [items, setItems] = useState<readonly Item[]>([]);
  const settle = (id: number, outcome: Outcome) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, outcome } : item)));
  const start = async ({ id, parsed }: Item) => {
    settle(id, { kind: 'sending' });
    settle(id, await processFile(parsed));
  };
  const addFiles = async (files: readonly File[]) => {
    const chosen: Item[] = [];
    for (const file of files) {
      const parsed = await readFile(file);
      chosen.push({ id: (lastId += 1), name: file.name, parsed, outcome: { kind: 'sending' } });
    }
    setItems((before) => [...chosen, ...before]);
    // One after the other, because a whole class's files may be uploaded over a slow line.
    for (const item of chosen) await start(item);
  };
  const done = items.filter(({ outcome }) => outcome.kind !== 'sending').length;
  return (
    <Page>
      <Stack gap={6}>
        <PageHead title={say.handIn.title} lead={say.handIn.lead} />
        {!online && (
          <Banner tone="warn" title={say.handIn.offlineTitle}>
            {say.handIn.offline}
          </Banner>
        )}
        <FileDrop onFiles={(files) => void addFiles(files)} />
        {done < items.length && (
          <ProgressBar
            label={say.handIn.handingIn}
            text={say.handIn.progress(done, items.length)}
            value={done}
            max={items.length}
          />
        )}
        <div className="hand-in-outcomes" aria-live="polite">
          {items.map((item) => (
            <OutcomeCard
              key={item.id}
              name={item.name}
              outcome={item.outcome}
              onRetry={() => void start(item)}
            />
          ))}
        </div>
        <HowItWorks />
      </Stack>
    </Page>
  );
}

function HowItWorks() {
  const { title, steps, note, openSync } = say.handIn.howItWorks;
  return (
    <Card title={title}>
      <Stack>
        <ol className="hand-in-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="hand-in-note">{note}</p>
        <Row>
          <Link href={paths.sync} asChild>
            <LinkButton icon="cloud">{openSync}</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}
