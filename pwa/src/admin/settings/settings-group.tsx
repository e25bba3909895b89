import { useState } from 'react';
import {
  triedGroups,
  trySetting,
  type Setting,
  type SettingsOfGroup,
  type TriedGroup,
} from '@exam/shared-schema/contract';
import { formatCount } from '../../format/index.ts';
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
  const isChosen = ({ source }: Setting) => source !== null && source !== 'default';
  const chosen = settings.filter(isChosen);
  const others = settings.filter((setting) => !isChosen(setting));
  return (
    <Card title={words.title} aside={<Pill tone={TONES[state]}>{STATES[state]}</Pill>}>
      <Stack gap={3}>
        <p>{words[state] ?? words.on}</p>
        {note !== undefined && <p>{note}</p>}
        {chosen.length > 0 && <SettingsTable title={words.title} settings={chosen} />}
        {others.length > 0 && (
          <details className="settings-others">
            <summary>{formatCount(others.length, 'setting', 'settings')} unset or with the default</summary>
            <SettingsTable title={`${words.title}, unset or with the default`} settings={others} />
          </details>
        )}
        {isTried(group) && <TrySetting group={group} />}
      </Stack>
    </Card>
  );
}

interface SettingsTableProps extends Pick<SettingsOfGroup, 'settings'> {
  readonly title: string;
}

function SettingsTable({ title, settings }: SettingsTableProps) {
  return (
    <Table caption={`Settings: ${title}`} columns={COLUMNS} items={settings} itemKey={({ name }) => name} />
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
