import './input.css';
import { type Answer, isList, lettered } from '@exam/shared-schema/question-types';

import { RichText } from '../../rich-text/rich-text.tsx';
import type { InputOption, QuestionInputProps } from '../contract.ts';

type Named = InputOption & { readonly name: string };

/** Two lists, and below them a cell for each pair, as on an answer sheet. */
export default function MatrixMatchInput(props: QuestionInputProps) {
  const { question, value, onChange, disabled = false, name, label } = props;
  const options: readonly Named[] = lettered(question.options);
  const rows = options.filter(({ row }) => row === true);
  const items = options.filter(({ row }) => row !== true);
  const chosen = matchesIn(value);
  const toggle = (row: string, item: string) => {
    const before = chosen.get(row) ?? [];
    const after = items.map(({ _id }) => _id).filter((id) => (id === item) !== before.includes(id));
    const matches = [...new Map(chosen).set(row, after)].filter(([, ids]) => ids.length > 0);
    onChange(
      matches.length === 0 ? null : Object.fromEntries(matches.map(([id, ids]) => [id, ids.join(' ')])),
    );
  };
  return (
    <div className="match" role="group" aria-label={label}>
      <List options={rows} />
      <List options={items} />
      <table className="match-grid">
        <thead>
          <tr>
            <td />
            {items.map((item) => (
              <th key={item._id} scope="col">
                {item.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              <th scope="row">{row.name}</th>
              {items.map((item) => (
                <td key={item._id}>
                  <label className="match-cell">
                    <input
                      type="checkbox"
                      name={name}
                      value={`${row.name} ${item.name}`}
                      aria-label={`${row.name} ${item.name}`}
                      checked={chosen.get(row._id)?.includes(item._id) ?? false}
                      disabled={disabled}
                      onChange={() => toggle(row._id, item._id)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The items of each row. */
function matchesIn(value: Answer | null): ReadonlyMap<string, readonly string[]> {
  if (value === null || typeof value === 'string' || isList(value)) return new Map();
  return new Map(Object.entries(value).map(([row, items]) => [row, items.split(' ')]));
}

function List({ options }: { readonly options: readonly Named[] }) {
  return (
    <ol className="match-list">
      {options.map(({ _id, name, text, lang }) => (
        <li key={_id}>
          <span className="match-name">{name}</span>
          <RichText key={text} text={text} lang={lang} inline />
        </li>
      ))}
    </ol>
  );
}
