import { measure, onFreshServer } from '../runs.ts';
import { allReceipted, milliseconds, times, type Bench, type Row } from './row.ts';

const DEVICES = 3000;
const WITHIN_MS = 1000;
const MUST_MS = 2000;

/** Each device on a connection of its own; its time runs from when it was due, not from when it could be sent. */
export async function synchronisedFinish({ world, handIns }: Bench): Promise<Row[]> {
  const warmUp = handIns.count - DEVICES;
  const report = await onFreshServer(world, {}, (server) =>
    measure(server, { requestFile: handIns.file, connections: DEVICES, warmUp, dueWithinMs: WITHIN_MS }),
  );
  allReceipted('Synchronised finish', report);
  return [
    {
      what: `${DEVICES} devices hand in within one second: no error, all receipted`,
      figure: `the last one ${milliseconds(report.worst)} after it was due, p50 ${milliseconds(report.p50)}`,
      ratio: `${times(report.worst, MUST_MS)} of the two seconds allowed`,
    },
  ];
}
