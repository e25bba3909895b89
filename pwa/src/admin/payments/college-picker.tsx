import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { collegeChoices, type CollegeChoice } from '@exam/shared-schema/contract';
import { formatCount } from '../../format/index.ts';
import { Field, Skeleton, TextInput } from '../../ui/index.ts';
import { load } from '../load.ts';
import { useRested } from '../use-rested.ts';

const SEARCH_AFTER_MS = 300;

interface CollegePickerProps {
  readonly chosen: CollegeChoice | null;
  readonly onChoose: (college: CollegeChoice | null) => void;
  readonly onFailed: (failed: boolean) => void;
}

/** PA16: finds an active college by its name or code. Another search clears the choice. */
export function CollegePicker({ chosen, onChoose, onFailed }: CollegePickerProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const search = useRested(text.trim(), SEARCH_AFTER_MS);
  const result = useQuery({
    queryKey: ['payments', 'colleges', search],
    queryFn: async ({ signal }) => {
      try {
        const query = search === '' ? {} : { search };
        const { data } = await load(collegeChoices, { query }, signal);
        onFailed(false);
        return data;
      } catch (error) {
        if (!signal.aborted) onFailed(true);
        throw error;
      }
    },
  });
  const choose = (college: CollegeChoice) => {
    setOpen(false);
    setText('');
    onChoose(college);
  };
  const found = result.data ?? [];
  return (
    <div className="college-picker">
      <Field label="College" hint={chosen === null ? 'Type to search by name or code' : undefined}>
        <TextInput
          icon="search"
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          autoComplete="off"
          placeholder="Search colleges..."
          value={chosen?.name ?? text}
          onFocus={() => setOpen(chosen === null)}
          onChange={(event) => {
            if (chosen !== null) onChoose(null);
            setText(event.target.value);
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
            const [first] = found;
            if (event.key === 'Enter' && open && first !== undefined) {
              event.preventDefault();
              choose(first);
            }
          }}
        />
      </Field>
      <div id={listId} role="listbox" aria-label="Colleges" hidden={!open} className="college-options">
        {result.isPending && <Skeleton lines={3} label="Loading colleges..." />}
        {result.isSuccess && found.length === 0 && <p className="list-note">No colleges found</p>}
        {found.map((college) => (
          <button
            key={college._id}
            type="button"
            role="option"
            aria-selected={college._id === chosen?._id}
            onClick={() => choose(college)}
          >
            <span>{college.name}</span>
            <span className="list-small">{noteOf(college)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const noteOf = ({ code, studentCount }: CollegeChoice) =>
  [code, formatCount(studentCount, 'student', 'students')].filter((part) => part !== '').join(', ');
