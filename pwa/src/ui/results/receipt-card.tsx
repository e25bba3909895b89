import './receipt-card.css';
import type { ReactNode } from 'react';

import { say } from '../../sentences/index.ts';
import { Button } from '../controls/button.tsx';
import { Pill, type Tone } from '../controls/pill.tsx';
import { FingerprintStrip } from '../exam/fingerprint-strip.tsx';
import type { SavedWhere } from '../exam/save-light.tsx';
import type { IconName } from '../icons.tsx';
import { Card } from '../layout/card.tsx';
import { AnalysisMore } from './analysis-more.tsx';

export interface ReceiptFact {
  readonly label: string;
  readonly value: ReactNode;
}

export interface ReceiptCardProps {
  readonly state: Extract<SavedWhere, 'device' | 'server' | 'receipted'>;
  /** The short code, once there is a receipt. */
  readonly code?: string | undefined;
  /** 'Receipted 14:02, code 7F3K-Q2', or what is pending. */
  readonly line: ReactNode;
  readonly digest: string;
  readonly facts?: readonly ReceiptFact[] | undefined;
  readonly onCopy?: (() => void) | undefined;
  readonly copied?: boolean | undefined;
  readonly onSave?: (() => void) | undefined;
  /** Notes about the attempt, such as a late submission. */
  readonly children?: ReactNode;
}

const looks: Readonly<Record<ReceiptCardProps['state'], { readonly tone: Tone; readonly icon: IconName }>> = {
  device: { tone: 'warn', icon: 'phone-check' },
  server: { tone: 'ok', icon: 'cloud' },
  receipted: { tone: 'ok', icon: 'shield' },
};

export function ReceiptCard(props: ReceiptCardProps) {
  const { state, code, line, digest, facts = [], onCopy, copied, onSave, children } = props;
  const words = say.receipts;
  return (
    <Card
      title={state === 'device' ? words.fingerprint : words.receipt}
      aside={
        <Pill tone={looks[state].tone} icon={looks[state].icon}>
          {say.labels.saved[state]}
        </Pill>
      }
    >
      <div>
        {code !== undefined && <p className="receipt-code">{code}</p>}
        <p className="receipt-line num">{line}</p>
      </div>
      <FingerprintStrip digest={digest} />
      {facts.length > 0 && (
        <AnalysisMore title={words.details}>
          <dl className="receipt-facts">
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd className="num">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </AnalysisMore>
      )}
      {children}
      {(onCopy ?? onSave) && (
        <div className="receipt-actions">
          {onCopy && (
            <Button icon={copied ? 'check' : 'copy'} onClick={onCopy}>
              <span aria-live="polite">{copied ? words.copied : words.copy}</span>
            </Button>
          )}
          {onSave && (
            <Button icon="download" onClick={onSave}>
              {words.save}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
