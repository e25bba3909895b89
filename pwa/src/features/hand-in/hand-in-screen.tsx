import './hand-in-screen.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Banner, Card, LinkButton, Page, PageHead, ProgressBar, Row, Stack } from '../../ui/index.ts';
import { deal, readFile, type Brought, type Outcome } from './brought-files.ts';
import { FileDrop } from './file-drop.tsx';
import { OutcomeCard } from './outcome-card.tsx';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly brought: Brought;
  readonly outcome: Outcome;
}

let lastId = 0;

/** /hand-in: anybody brings a hand-in file to the server here, and its receipt back to the device (ST15). */
export default function HandInScreen() {
  const online = isOnline(useConnection());
  const [items, setItems] = useState<readonly Item[]>([]);
  const settle = (id: number, outcome: Outcome) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, outcome } : item)));
  const start = async ({ id, brought }: Item) => {
    settle(id, { kind: 'sending' });
    settle(id, await deal(brought));
  };
  const bring = async (files: readonly File[]) => {
    const chosen: Item[] = [];
    for (const file of files) {
      const brought = await readFile(file);
      chosen.push({ id: (lastId += 1), name: file.name, brought, outcome: { kind: 'sending' } });
    }
    setItems((before) => [...chosen, ...before]);
    // One after the other: whoever brings a class's files may be on a slow line.
    for (const item of chosen) await start(item);
  };
  const done = items.filter(({ outcome }) => outcome.kind !== 'sending').length;
  return (
    <Page>
      <Stack gap={6}>
        <PageHead
          title="Hand in a file"
          lead="For an exam that was finished without a network. You do not need an account."
        />
        {!online && (
          <Banner tone="warn" title="You are offline">
            You need a network to hand in a file. To add a receipt you do not.
          </Banner>
        )}
        <FileDrop onFiles={(files) => void bring(files)} />
        {done < items.length && (
          <ProgressBar
            label="Handing in"
            text={`${done} of ${items.length}`}
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

const STEPS = [
  'On the device with the exam, open Sync and choose Save as file or Share. The attempt stays there too.',
  'Take the file to any device with a network and choose it here. It is encrypted; no one carrying it can read it.',
  'Save the receipt that you get, take it back and choose it here on the device with the exam.',
];

function HowItWorks() {
  return (
    <Card title="How it works">
      <Stack>
        <ol className="hand-in-steps">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="hand-in-note">
          Uploading a file twice does no harm. If the device with the exam is online first, it hands in
          automatically.
        </p>
        <Row>
          <Link href={paths.sync} asChild>
            <LinkButton icon="cloud">Open Sync</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}
