import { useState } from 'react';
import { Button, Field, Select, Sheet, TextInput, useMedia } from '../../ui/index.ts';
import type { Filter } from './declaration.ts';
import { useSearchText, type ListAddress } from './use-list-query.ts';

interface ListToolsProps {
  readonly address: ListAddress;
  readonly filters: readonly Filter[];
  /** Null if the list cannot be searched. */
  readonly searchLabel: string | null;
  readonly searchAfterMs: number;
}

/** Up to this width several filters are in a sheet, because they would fill the first screen. */
const NARROW = '(max-width: 47.99em)';

/** The search and the filters above a list. */
export function ListTools({ address, filters, searchLabel, searchAfterMs }: ListToolsProps) {
  const isNarrow = useMedia(NARROW);
  if (searchLabel === null && filters.length === 0) return null;
  return (
    <div className="list-tools" role="search">
      {searchLabel !== null && <SearchInput address={address} label={searchLabel} afterMs={searchAfterMs} />}
      {isNarrow && filters.length > 1 ? (
        <FilterSheet address={address} filters={filters} />
      ) : (
        <Filters address={address} filters={filters} />
      )}
    </div>
  );
}

type FiltersProps = Pick<ListToolsProps, 'address' | 'filters'> & { readonly labelled?: boolean };

function Filters({ address, filters, labelled = false }: FiltersProps) {
  return filters.map((filter) => (
    <FilterSelect
      key={filter.name}
      filter={filter}
      labelled={labelled}
      value={address.query.filters[filter.name] ?? ''}
      onChange={(value) => address.setFilter(filter.name, value)}
    />
  ));
}

/** CN10: one button on a phone, with the number of filters that are set. */
function FilterSheet({ address, filters }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const set = filters.filter(({ name }) => (address.query.filters[name] ?? '') !== '').length;
  return (
    <>
      <Button icon="list" onClick={() => setOpen(true)}>
        {set === 0 ? 'Filters' : `Filters (${set})`}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close filters">
        <div className="list-filters">
          <Filters address={address} filters={filters} labelled />
          <div className="list-filters-buttons">
            <Button variant="quiet" unavailable={!address.narrowed} onClick={address.clear}>
              Clear filters
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Show the list
            </Button>
          </div>
        </div>
      </Sheet>
    </>
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
  readonly labelled: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterSelect({ filter, labelled, value, onChange }: FilterSelectProps) {
  const { options, failure, waitsFor } = filter.useChoices();
  return (
    <Field
      label={labelled ? filter.label : <span className="visually-hidden">{filter.label}</span>}
      error={failure}
    >
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
