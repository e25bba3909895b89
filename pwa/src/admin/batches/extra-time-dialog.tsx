import { useState } from 'react';
import {
  giveExtraMinutes,
  MOST_EXTRA_MINUTES,
  type ManagedAssignment,
  type Sitting,
} from '@exam/shared-schema/contract';
import { FormDialog } from '../form/form-dialog.tsx';
import { nounOf } from '../nouns.ts';
import { actionBy } from '../rows/action.ts';

interface ExtraTimeDialogProps {
  readonly assignment: Pick<ManagedAssignment, '_id'>;
  readonly sitting: Sitting;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

const noun = nounOf({ one: 'extra time', many: 'extra times' });

/** BA22 */
const moreTime = actionBy(giveExtraMinutes, {
  label: 'Give time',
  title: 'More Time',
  confirm:
    'In addition to the time that the student has. A running exam gets it within a minute, if the device is online.',
  busyButton: 'Giving...',
  fields: [
    {
      kind: 'number',
      name: 'minutes',
      label: 'Minutes',
      min: 1,
      max: MOST_EXTRA_MINUTES,
      step: 1,
    },
  ],
  paramsOf: ({ id }: { readonly _id: string; readonly id: string }) => ({ id }),
  valuesOf: ({ _id }) => ({ userId: _id, minutes: 10 }),
  failure: 'Failed to give time. Please try again.',
})(noun);

/** BA22: more minutes for one student. */
export function ExtraTimeDialog({ assignment, sitting: { student }, onClose, onDone }: ExtraTimeDialogProps) {
  const [plan] = useState(() => moreTime.formOf({ _id: student._id, id: assignment._id }));
  return (
    <FormDialog asked={moreTime} plan={plan} name={student.fullName} onClose={onClose} onDone={onDone} />
  );
}
