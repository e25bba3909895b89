import './exam-day.css';
import { useState } from 'react';
import {
  sendOpeningCodes,
  type CallAnswer,
  type ExamDay,
  type openingCodes,
} from '@exam/shared-schema/contract';
import { openingFragment, shownOpeningCode } from '@exam/shared-schema/exam-day';
import { formatIndiaTime } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { serverCall } from '../../state/index.ts';
import { Button, PrintSheet, Row, Stack } from '../../ui/index.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { sentenceOf } from '../load.ts';
import { Confirm } from './confirm-card.tsx';
import { QrImage } from './qr-image.tsx';

export type Codes = CallAnswer<typeof openingCodes>['data'];

interface CodeSheetProps {
  readonly day: ExamDay;
  readonly codes: Codes;
  readonly onDone: () => void;
}

/** ED8, ED18, ED19: the codes on a page that prints, one block for each group. */
export function CodeSheet({ day: { paper, opensAt }, codes, onDone }: CodeSheetProps) {
  const { notice, say, dismiss } = useFlash();
  const [receiver, setReceiver] = useState<Codes[number] | null>(null);
  const send = async (groupId: string) => {
    setReceiver(null);
    const result = await serverCall(sendOpeningCodes, { params: { id: paper._id }, body: { groupId } });
    if (result.ok) say(true, result.answer.message);
    else say(false, sentenceOf(result, 'The SMS could not be sent. Please try again.'));
  };
  return (
    <Stack gap={4}>
      <div className="print-hidden">
        <Stack>
          <Row>
            <Button icon="back" onClick={onDone}>
              Back to the exam day
            </Button>
            <Button icon="file" onClick={() => window.print()}>
              Print
            </Button>
          </Row>
          <FlashBanner notice={notice} onDismiss={dismiss} />
          {receiver !== null && (
            <Confirm
              title={`Send the code of ${receiver.name} by SMS?`}
              button="Send the SMS"
              onClose={() => setReceiver(null)}
              onConfirm={() => void send(receiver._id)}
            >
              Every student of this group with a phone number gets the code at once, and can open the paper
              with it. That you sent it is recorded with your name and the time.
            </Confirm>
          )}
        </Stack>
      </div>
      <PrintSheet className="card code-sheet" aria-label="Opening codes">
        <h1>{paper.title}</h1>
        {opensAt !== null && (
          <p>{`Opens ${formatIndiaTime(opensAt)}. Announce the code then, and not before.`}</p>
        )}
        <ul>
          {codes.map((group) => (
            <li key={group._id}>
              <div>
                <h2>{group.name}</h2>
                <strong>{shownOpeningCode(group.code)}</strong>
                <p>Type the code on the page of the paper, or read this image with the camera.</p>
                <div className="print-hidden">
                  <Button onClick={() => setReceiver(group)}>Send by SMS</Button>
                </div>
              </div>
              <QrImage
                text={location.origin + paths.start(paper._id) + openingFragment(group.code)}
                label={`QR code of ${group.name}`}
              />
            </li>
          ))}
        </ul>
      </PrintSheet>
    </Stack>
  );
}
