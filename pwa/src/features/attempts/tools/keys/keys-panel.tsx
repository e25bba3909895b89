import './keys-panel.css';
import { cx, Switch } from '../../../../ui/index.ts';
import { switchOwnKeys, useOwnKeys } from './own-keys.ts';
import { say } from '../../../../sentences/index.ts';

const KEYS = [
  [['1', '–', '9'], 'choose'],
  [['←', '→'], 'move'],
  [['M'], 'mark'],
  [['C'], 'clear'],
  [['S'], 'submit'],
  [['?'], 'show'],
] as const;

/** ST21: the exam's keyboard shortcuts, and a switch that disables them. */
export default function KeysPanel() {
  const on = useOwnKeys();
  return (
    <div className={cx('keys', !on && 'keys-off')}>
      <Switch
        checked={on}
        onChange={switchOwnKeys}
        label={say.tools.keys.switch}
        hint={on ? say.tools.keys.on : say.tools.keys.off}
      />
      <dl className="keys-list">
        {KEYS.map(([keys, does]) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <kbd key={key}>{key}</kbd>))}
            </dt>
            <dd>{say.tools.keys[does]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
