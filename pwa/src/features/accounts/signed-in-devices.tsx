import { endSession, mySessions, type CallAnswer } from '@exam/shared-schema/contract';
import { useState } from 'react';
import { formatDateTime } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import {
  isOnline,
  serverCall,
  signOut,
  signOutEverywhere,
  useConnection,
  useSeen,
} from '../../state/index.ts';
import { Banner, Button, Card, Dialog, ErrorState, Pill, Skeleton, Stack } from '../../ui/index.ts';
import { failureMessage } from './failure-message.ts';

type Device = CallAnswer<typeof mySessions>['data'][number];

/** Where the user is signed in; ends one session or all. */
export function SignedInDevices() {
  return <SignedIn signedOut={null}>{() => <Devices />}</SignedIn>;
}

function Devices() {
  const { value, storedAt, loading, failure, refresh } = useSeen(mySessions, {});
  const [problem, setProblem] = useState<string | null>(null);
  const online = isOnline(useConnection());
  const end = async (device: Device) => {
    setProblem(null);
    const result = await serverCall(endSession, { params: { id: device._id } });
    if (!result.ok) setProblem(failureMessage(result, 'Something went wrong. Please try again.'));
    else if (device.isCurrent) await signOut();
    else refresh();
  };
  if (value === null) {
    if (loading) return <Skeleton lines={4} label="Loading signed-in devices" />;
    return (
      <ErrorState title="Failed to load your devices" retryLabel="Try Again" onRetry={refresh}>
        {failure?.message}
      </ErrorState>
    );
  }
  return (
    <Card title="Signed-in devices" caption="Log out any device that you no longer use or do not recognise.">
      <Stack>
        {!online && (
          <Banner tone="warn" icon="cloud-off">
            As of {formatDateTime(storedAt ?? 0)}. You need a network to log out a device.
          </Banner>
        )}
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
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
  return (
    <li className="devices-row">
      <div className="devices-words">
        <p className="devices-name">
          {device.device} {device.isCurrent && <Pill tone="accent">This device</Pill>}
        </p>
        <p className="card-caption num">
          Last used {formatDateTime(device.lastUsedAt)}, signed in {formatDateTime(device.startedAt)}
        </p>
      </div>
      <Button
        busy={busy}
        unavailable={disabled}
        aria-label={`Log out ${device.device}`}
        onClick={() => void press()}
      >
        Log out
      </Button>
    </li>
  );
}

interface EverywhereProps {
  readonly disabled: boolean;
  readonly onProblem: (problem: string | null) => void;
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
    if (!result.ok) onProblem(failureMessage(result, 'Something went wrong. Please try again.'));
  };
  return (
    <>
      <Button icon="logout" unavailable={disabled} onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Log out everywhere?"
        cross={false}
        footer={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void leave()}>
              Log out everywhere
            </Button>
          </>
        }
      >
        <p>
          You will have to log in again on every device, this one included. Saved papers, and attempts waiting
          to be sent, are kept.
        </p>
      </Dialog>
    </>
  );
}
