import { accommodationCalls, MAX_EXTRA_TIME_PERCENT } from '@exam/shared-schema/contract';
import { formatCount } from '../../format/index.ts';
import { managedEntity } from '../managed-entity.ts';
import { NamedCell } from '../fields/cells.tsx';
import { fixedChoices, usePaperChoices } from '../fields/choices.ts';

const percentField = {
  kind: 'number',
  name: 'extraTimePercent',
  label: 'Extra time in percent',
  hint: '33% turns 60 minutes into about 80. Timed sections get the same.',
  min: 0,
  max: MAX_EXTRA_TIME_PERCENT,
  step: 1,
} as const;

interface Whom {
  readonly student: { readonly fullName: string; readonly email: string } | null;
  readonly paper: { readonly title: string } | null;
}

/** The student, or the paper if it is for all students. */
const nameOf = ({ student, paper }: Whom) => student?.fullName ?? paper?.title ?? '';

export const accommodations = managedEntity(accommodationCalls, {
  group: 'Exams',
  icon: 'clock',
  words: {
    summary: ({ total }) => formatCount(total, 'accommodation', 'accommodations'),
    lead: 'Extra time for students and on papers',
    emptyText: 'Give a student or a test paper extra time',
    search: 'Search students and papers',
    createTitle: 'Give Extra Time',
    createLead:
      'A setting for one student on one paper overrides the rest; otherwise the larger one applies.',
    createButton: 'Save',
    add: 'Give Extra Time',
    createPage: 'Give Extra Time',
  },
  nameOf,
  list: {
    columns: [
      {
        key: 'name',
        header: 'For',
        sort: 'name',
        cell: (row) => <NamedCell name={nameOf(row)} note={row.student?.email ?? 'Everyone on this paper'} />,
      },
      {
        key: 'paper',
        header: 'Test paper',
        cell: ({ paper }) => paper?.title ?? 'Every test paper',
      },
      {
        key: 'extraTimePercent',
        header: 'Extra time',
        sort: 'extraTimePercent',
        cell: ({ extraTimePercent }) => <span className="num">{extraTimePercent}%</span>,
      },
    ],
    filters: [
      {
        name: 'scope',
        label: 'For',
        all: 'Everyone',
        useChoices: fixedChoices({
          student: 'A student, on every paper',
          paper: 'Everyone on a paper',
          'student-on-paper': 'A student on a paper',
        }),
      },
    ],
  },
  create: {
    fields: [
      {
        kind: 'text',
        name: 'email',
        label: 'Student (e-mail)',
        hint: 'Leave it empty to give extra time to everyone on the paper.',
        max: 254,
        optional: true,
      },
      {
        kind: 'select',
        name: 'paperId',
        label: 'Test paper',
        placeholder: 'Every test paper',
        none: null,
        useChoices: usePaperChoices,
        optional: true,
      },
      percentField,
    ],
    failure: 'Failed to save extra time. Please try again.',
    resetAfterMs: 2000,
  },
  edit: {
    title: 'Change Extra Time',
    fields: [percentField],
  },
  remove: {
    title: 'Remove Extra Time',
    warning: 'Exams already in progress keep their time.',
    failure: 'Failed to remove extra time. Please try again.',
  },
});
