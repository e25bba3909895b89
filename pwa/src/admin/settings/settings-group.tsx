import { useState } from 'react';
import {
  triedGroups,
  trySetting,
  type Setting,
  type SettingsOfGroup,
  type TriedGroup,
} from '@exam/shared-schema/contract';
import { serverCall } from '../../state/index.ts';
import { Banner, Button, Card, Pill, Stack, Table, type TableColumn, type Tone } from '../../ui/index.ts';
import { NamedCell } from '../fields/cells.tsx';
import { sentenceOf } from '../load.ts';
import { GROUPS, labelOf, sourceOf, STATES, TRIES, valueOf } from './settings-words.ts';

const TONES: Readonly<Record<SettingsOfGroup['state'], Tone>> = { on: 'ok', local: 'warn', off: 'neutral' };

const COLUMNS: readonly TableColumn<Setting>[] = [
  {
    key: 'name',
    header: 'Setting',
    rowHeader: true,
    cell: (setting) => <NamedCell name={labelOf(setting)} note={setting.name} />,
  },
  {
    key: 'value',
    header: 'Value',
    secondary: true,
    cell: (setting) => <span className="settings-value">{valueOf(setting)}</span>,
  },
  { key: 'source', header: 'From', secondary: true, cell: sourceOf },
];

const isTried = (group: string): group is TriedGroup => (triedGroups as readonly string[]).includes(group);

interface SettingsGroupProps extends SettingsOfGroup {
  /** Shown below the sentence about the group. */
  readonly note?: string | undefined;
}

/** SE1: one group of the settings. */
export function SettingsGroup({ group, state, settings, note }: SettingsGroupProps) {
  const words = GROUPS[group];
  return (
    <Card title={words.title} aside={<Pill tone={TONES[state]}>{STATES[state]}</Pill>}>
      <Stack gap={3}>
        <p>{words[state] ?? words.on}</p>
        {note !== undefined && <p>{note}</p>}
        {settings.length > 0 && (
          <Table
            caption={`Settings: ${words.title}`}
            columns={COLUMNS}
            items={settings}
            itemKey={({ name }) => name}
          />
        )}
        {isTried(group) && <TrySetting group={group} />}
      </Stack>
    </Card>
  );
}

interface Outcome {
  readonly ok: boolean;
  readonly sentence: string;
}

/** SE3: the button that tries a group, and how that ended. */
function TrySetting({ group }: { readonly group: TriedGroup }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const tryIt = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    const result = await serverCall(trySetting, { params: { group } });
    setBusy(false);
    setOutcome(
      result.ok
        ? result.answer.data
        : { ok: false, sentence: sentenceOf(result, 'It could not be tried. Please try again.') },
    );
  };
  return (
    <Stack gap={3}>
      {outcome !== null && (
        <Banner tone={outcome.ok ? 'ok' : 'bad'} onDismiss={() => setOutcome(null)}>
          {outcome.sentence}
        </Banner>
      )}
      <div>
        <Button busy={busy} busyWords="Trying..." onClick={() => void tryIt()}>
          {TRIES[group]}
        </Button>
      </div>
    </Stack>
  );
}
