import { accommodationCalls, MAX_EXTRA_TIME_PERCENT } from '@exam/shared-schema/contract';
import { managedEntity } from '../managed-entity.ts';
import { NamedCell } from './cells.tsx';
import { fixedChoices, usePaperChoices } from './choices.ts';

const percentField = {
  kind: 'number',
  name: 'extraTimePercent',
  label: 'Extra time in percent',
  hint: '33 makes an hour 1 hour 20 minutes. Sections that close by themselves get the same.',
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
    lead: 'Extra time for students and on papers',
    emptyText: 'Give a student or a test paper extra time',
    search: 'Search students and papers',
    createTitle: 'Give Extra Time',
    createLead:
      'What one student has on one paper stands by itself. Otherwise the more of what the student and the paper have counts.',
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
        cell: (row) => (
          <NamedCell name={nameOf(row)} note={row.student?.email ?? 'Everybody on this paper'} />
        ),
      },
      {
        key: 'paper',
        header: 'Test paper',
        cell: ({ paper }) => paper?.title ?? 'Every test paper',
      },
      {
        key: 'extraTimePercent',
        header: 'Extra time',
        priority: 'always',
        sort: 'extraTimePercent',
        cell: ({ extraTimePercent }) => <span className="num">{extraTimePercent}%</span>,
      },
    ],
    filters: [
      {
        name: 'scope',
        label: 'For',
        all: 'Everybody',
        useChoices: fixedChoices({
          student: 'A student, everywhere',
          paper: 'Everybody on a paper',
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
        hint: 'Without a student it is for everybody on the paper.',
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
    title: 'Take Extra Time Back',
    warning: 'Exams that were started keep the time that they began with.',
    failure: 'Failed to take extra time back. Please try again.',
  },
});
