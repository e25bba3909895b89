import { useQuery } from '@tanstack/react-query';
import {
  createAccommodation,
  deleteAccommodation,
  listAccommodations,
  MAX_EXTRA_TIME_PERCENT,
  predefinedPapers,
  updateAccommodation,
  type Accommodation,
} from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import type { Entity } from '../entity.ts';
import { createBy, editBy, type Choices, type Field } from '../form/declaration.ts';
import { listBy, type Filter } from '../list/declaration.ts';
import { removeBy } from '../list/remove.ts';
import { CallFailedError, load, sentenceOf } from '../load.ts';
import { pageOf } from '../words.ts';
import { NamedCell } from './cells.tsx';

const FAILED_PAPERS = 'Failed to fetch test papers';
const AT_ONCE = 100;

async function everyPaper(signal: AbortSignal) {
  const papers = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await load(predefinedPapers, { query: { page, limit: AT_ONCE } }, signal);
    papers.push(...answer.papers);
    pages = answer.pages;
  }
  return papers;
}

function usePaperChoices(): Choices {
  const result = useQuery({ queryKey: ['papers', 'every'], queryFn: ({ signal }) => everyPaper(signal) });
  const { error } = result;
  return {
    options: (result.data ?? []).map(({ _id, title }) => ({ value: _id, label: title })),
    loading: result.isPending && error === null,
    failure:
      error === null
        ? undefined
        : error instanceof CallFailedError
          ? sentenceOf(error.failure, FAILED_PAPERS)
          : FAILED_PAPERS,
    retry: () => void result.refetch(),
  };
}

const percentField: Field = {
  kind: 'number',
  name: 'extraTimePercent',
  label: 'Extra time in percent',
  hint: '33 makes an hour 1 hour 20 minutes. Sections that close by themselves get the same.',
  min: 0,
  max: MAX_EXTRA_TIME_PERCENT,
  step: 1,
};

const fields: readonly Field[] = [
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
];

const SCOPES: Readonly<Record<Accommodation['scope'], string>> = {
  student: 'A student, everywhere',
  paper: 'Everybody on a paper',
  'student-on-paper': 'A student on a paper',
};

const scopeFilter: Filter = {
  name: 'scope',
  label: 'For',
  all: 'Everybody',
  useChoices: () => ({
    options: Object.entries(SCOPES).map(([value, label]) => ({ value, label })),
    loading: false,
  }),
};

export const accommodations: Entity<Accommodation> = {
  key: 'accommodations',
  listPath: consolePaths.accommodations,
  createPath: consolePaths.newAccommodation,
  words: {
    title: 'Accommodations',
    lead: 'Extra time for students and on papers',
    summary: pageOf,
    loading: 'Loading accommodations...',
    failed: 'Failed to load accommodations',
    failedText: 'An unexpected error occurred while fetching accommodations.',
    empty: 'No accommodations found',
    emptyText: 'Give a student or a test paper extra time',
    search: 'Search students and papers',
    add: 'Give Extra Time',
    edit: 'Change Extra Time',
    remove: 'Take Extra Time Back',
    createTitle: 'Give Extra Time',
    createLead:
      'What one student has on one paper stands by itself. Otherwise the more of what the student and the paper have counts.',
    createButton: 'Save',
    backToList: 'All accommodations',
  },
  list: listBy(listAccommodations, ({ accommodations: rows }) => rows, {
    defaultSort: 'name',
    columns: [
      {
        key: 'name',
        header: 'For',
        priority: 'main',
        sort: 'name',
        cell: ({ name, student }) => (
          <NamedCell name={name} note={student?.email ?? 'Everybody on this paper'} />
        ),
      },
      {
        key: 'paper',
        header: 'Test paper',
        priority: 'secondary',
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
    filters: [scopeFilter],
  }),
  create: createBy(createAccommodation, {
    fields,
    empty: { email: '', paperId: null, extraTimePercent: '' },
    stopAtFirst: false,
    success: ({ message }) => message,
    failure: 'Failed to save extra time. Please try again.',
    resetAfterMs: 2000,
  }),
  edit: editBy(updateAccommodation, {
    fields: [percentField],
    valuesOf: ({ extraTimePercent }) => ({ extraTimePercent }),
    canSend: () => true,
    stopAtFirst: false,
    success: ({ message }) => message,
    failure: 'Failed to update extra time. Please try again.',
  }),
  remove: removeBy(deleteAccommodation, {
    warning: 'Exams that were started keep the time that they began with.',
    success: 'Extra time taken back successfully!',
    failure: 'Failed to take extra time back. Please try again.',
  }),
};
