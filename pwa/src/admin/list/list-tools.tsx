import { Field, Select, TextInput } from '../../ui/index.ts';
import type { Filter } from './declaration.ts';
import { useSearchText, type ListAddress } from './use-list-query.ts';

interface ListToolsProps {
  readonly address: ListAddress;
  readonly filters: readonly Filter[];
  /** Null if the list cannot be searched. */
  readonly searchLabel: string | null;
  readonly searchAfterMs: number;
}

/** The search and the filters above a list. */
export function ListTools({ address, filters, searchLabel, searchAfterMs }: ListToolsProps) {
  if (searchLabel === null && filters.length === 0) return null;
  return (
    <div className="list-tools" role="search">
      {searchLabel !== null && <SearchInput address={address} label={searchLabel} afterMs={searchAfterMs} />}
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={address.query.filters[filter.name] ?? ''}
          onChange={(value) => address.setFilter(filter.name, value)}
        />
      ))}
    </div>
  );
}

interface SearchInputProps {
  readonly address: ListAddress;
  readonly label: string;
  readonly afterMs: number;
}

function SearchInput({ address, label, afterMs }: SearchInputProps) {
  const [text, setText] = useSearchText(address.query.search, address.setSearch, afterMs);
  return (
    <TextInput
      icon="search"
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

interface FilterSelectProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  const { options, failure, waitsFor } = filter.useChoices();
  return (
    <Field label={<span className="visually-hidden">{filter.label}</span>} error={failure}>
      <Select
        options={options}
        placeholder={waitsFor ?? filter.all}
        disabled={waitsFor !== undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
