import './keys-panel.css';
import { cx, Switch } from '../../../../ui/index.ts';
import { switchOwnKeys, useOwnKeys } from './own-keys.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['1', '–', '9'], 'Choose an option'],
  [['←', '→'], 'Previous question, next question'],
  [['M'], 'Mark for review, or unmark'],
  [['C'], 'Clear the answer'],
  [['S'], 'Submit; asks first'],
  [['?'], 'Show these keys'],
];

/** ST21: the exam's own keys, and the switch that turns them off. */
export default function KeysPanel() {
  const on = useOwnKeys();
  return (
    <div className={cx('keys', !on && 'keys-off')}>
      <Switch
        checked={on}
        onChange={switchOwnKeys}
        label="Single-key shortcuts"
        hint={
          on
            ? 'Never while you type an answer.'
            : 'Off on this device. Tab, Enter and Space still do everything.'
        }
      />
      <dl className="keys-list">
        {KEYS.map(([keys, does]) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <kbd key={key}>{key}</kbd>))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
