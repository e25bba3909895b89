import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { MOST_TOKEN_PRICE, setPrices, type Settings } from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import { formatCount } from '../../format/index.ts';
import { Button, Card, Stack, Table, type TableColumn } from '../../ui/index.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { nounOf } from '../nouns.ts';
import { actionBy, type AnyAction } from '../rows/action.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { sourceOf } from './settings-words.ts';

interface Prices {
  readonly _id: string;
  readonly adaptiveTest: number;
  readonly aiTest: number;
}

const price = { kind: 'number', min: 0, max: MOST_TOKEN_PRICE, step: 1 } as const;

/** SE5, SE6: the form begins with the prices that are shown, and names them. */
const pricesAction = actionBy(setPrices, {
  label: 'Change prices',
  confirm: 'Students see the new prices before they agree to them. What they have agreed to does not change.',
  fields: [
    { ...price, name: 'adaptiveTest', label: 'An adaptive test, tokens' },
    { ...price, name: 'aiTest', label: 'A test by AI, tokens' },
  ],
  valuesOf: ({ adaptiveTest, aiTest }: Prices) => ({
    ...{ adaptiveTest, aiTest },
    startedFrom: { adaptiveTest, aiTest },
  }),
  failure: 'Failed to change the prices. Please try again.',
})(nounOf({ one: 'price', many: 'prices' }));

interface Line {
  readonly what: string;
  readonly tokens: number;
  readonly from: string;
}

const COLUMNS: readonly TableColumn<Line>[] = [
  { key: 'what', header: 'For', rowHeader: true, cell: ({ what }) => what },
  { key: 'tokens', header: 'Tokens', numeric: true, cell: ({ tokens }) => tokens },
  { key: 'from', header: 'From', secondary: true, cell: ({ from }) => from },
];

/** SE5: the prices in tokens, and which of them can be set here. */
export function TokenPrices({ prices, fixed }: Pick<Settings, 'prices' | 'fixed'>) {
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const [open, setOpen] = useState(false);
  const { adaptiveTest, aiTest } = prices;
  const close = () => {
    setOpen(false);
    void queries.invalidateQueries();
  };
  return (
    <Card title="Token prices">
      <Stack gap={3}>
        <FlashBanner notice={notice} onDismiss={dismiss} />
        <Table
          caption="Token prices"
          columns={COLUMNS}
          itemKey={({ what }) => what}
          items={[
            { what: 'An adaptive test', tokens: adaptiveTest.tokens, from: sourceOf(adaptiveTest) },
            { what: 'A test by AI', tokens: aiTest.tokens, from: sourceOf(aiTest) },
            { what: 'A question to the study assistant', tokens: fixed.question, from: 'Fixed' },
          ]}
        />
        <p>
          The price of a question to the study assistant does not change. A ready-made paper has a price of
          its own, in <Link href={consolePaths.papers.list}>its settings</Link>. A new account gets the tokens
          of the <Link href={consolePaths.plans}>free plan</Link>, or{' '}
          {formatCount(fixed.signUp, 'token', 'tokens')} without one.
        </p>
        <div>
          <Button icon="edit" onClick={() => setOpen(true)}>
            Change prices
          </Button>
        </div>
        {open && (
          <RowDialog
            action={pricesAction as unknown as AnyAction}
            row={{ _id: 'prices', adaptiveTest: adaptiveTest.tokens, aiTest: aiTest.tokens } as Prices}
            name="Token prices"
            onClose={close}
            onDone={(message) => {
              close();
              say(true, message);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
