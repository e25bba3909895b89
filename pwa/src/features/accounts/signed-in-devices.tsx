import './accounts.css';
import { endSession, mySessions, type CallAnswer } from '@exam/shared-schema/contract';
import { useState } from 'react';
import type { CallFailure } from '../../api/index.ts';
import { formatDateTime } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { say, translate } from '../../sentences/index.ts';
import {
  isOnline,
  serverCall,
  signOut,
  signOutEverywhere,
  useConnection,
  useSeen,
} from '../../state/index.ts';
import { Banner, Button, Card, Dialog, ErrorState, Pill, Skeleton, Stack } from '../../ui/index.ts';
import { FailureBanner } from './failure-banner.tsx';

type Device = CallAnswer<typeof mySessions>['data'][number];

/** The user's sessions; ends one or all of them. */
export function SignedInDevices() {
  return <SignedIn signedOut={null}>{() => <Devices />}</SignedIn>;
}

function Devices() {
  const { value, storedAt, loading, failure, refresh } = useSeen(mySessions, {});
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const online = isOnline(useConnection());
  const end = async (device: Device) => {
    setProblem(null);
    const result = await serverCall(endSession, { params: { id: device._id } });
    if (!result.ok) setProblem(result);
    else if (device.isCurrent) await signOut();
    else refresh();
  };
  if (value === null) {
    if (loading) return <Skeleton lines={4} label={say.account.devices.loading} />;
    return (
      <ErrorState title={say.account.devices.notLoaded} retryLabel={say.account.tryAgain} onRetry={refresh}>
        {failure !== null && translate(failure.message)}
      </ErrorState>
    );
  }
  return (
    <Card title={say.account.devices.listTitle} caption={say.account.devices.listCaption}>
      <Stack>
        {!online && (
          <Banner tone="warn" icon="cloud-off">
            {say.account.devices.offline(formatDateTime(storedAt ?? 0))}
          </Banner>
        )}
        {problem !== null && <FailureBanner failure={problem} own={say.account.failed} />}
        <ul className="devices">
          {value.data.map((device) => (
            <DeviceRow key={device._id} device={device} disabled={!online} onEnd={() => end(device)} />
          ))}
        </ul>
        <LogOutEverywhere disabled={!online} onProblem={setProblem} />
      </Stack>
    </Card>
  );
}

/** The server names a device in English: 'Chrome on Android'. */
function deviceName(device: string): string {
  const [browser = '', system] = device.split(' on ');
  return system === undefined ? translate(device) : say.account.devices.browserOnSystem(browser, system);
}

interface DeviceRowProps {
  readonly device: Device;
  readonly disabled: boolean;
  readonly onEnd: () => Promise<void>;
}

function DeviceRow({ device, disabled, onEnd }: DeviceRowProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onEnd();
    setBusy(false);
  };
  const name = deviceName(device.device);
  return (
    <li className="devices-row">
      <div className="devices-words">
        <p className="devices-name">
          {name} {device.isCurrent && <Pill tone="accent">{say.account.devices.thisDevice}</Pill>}
        </p>
        <p className="card-caption num">
          {say.account.devices.times(formatDateTime(device.lastUsedAt), formatDateTime(device.startedAt))}
        </p>
      </div>
      <Button
        busy={busy}
        unavailable={disabled}
        aria-label={say.account.devices.logOutOf(name)}
        onClick={() => void press()}
      >
        {say.account.devices.logOut}
      </Button>
    </li>
  );
}

interface EverywhereProps {
  readonly disabled: boolean;
  readonly onProblem: (problem: CallFailure | null) => void;
}

function LogOutEverywhere({ disabled, onProblem }: EverywhereProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    onProblem(null);
    const result = await signOutEverywhere();
    setBusy(false);
    setAsking(false);
    if (!result.ok) onProblem(result);
  };
  return (
    <>
      <Button icon="logout" unavailable={disabled} onClick={() => setAsking(true)}>
        {say.account.devices.everywhere}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say.account.devices.everywhereTitle}
        cross={false}
        footer={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {say.common.cancel}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void leave()}>
              {say.account.devices.everywhere}
            </Button>
          </>
        }
      >
        <p>{say.account.devices.everywhereAdvice}</p>
      </Dialog>
    </>
  );
}
