import { subjectCalls, topicCalls } from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import {
  createTrial,
  listOtherwise,
  listPlain,
  listTrials,
  switchTrial,
  updateTrial,
} from '../test/trial-calls.ts';
import { createBy } from './form/create.ts';
import type { FieldOf } from './form/field.ts';
import type { BodyOf, FormValues } from './call-types.ts';
import { listBy } from './list/declaration.ts';
import { managedEntity } from './managed-entity.ts';
import { actionBy } from './rows/action.ts';
import { sameChoices } from './fields/choices.ts';

/* Declarations that must not compile. The compiler is the test: a line below a directive that compiles is an error
   itself. test/trial-entity.tsx shows that the same declarations compile without these mistakes. */

type Body = BodyOf<typeof createTrial>;
const words = { search: true, defaultSort: 'name', columns: [] } as const;

const mistakes = {
  field: (): FieldOf<Body> =>
    // @ts-expect-error The call has no member 'nmae'.
    ({ kind: 'text', name: 'nmae', label: 'Name' }),

  nestedField: (): FieldOf<Body> =>
    // @ts-expect-error The address has no member 'town'.
    ({ kind: 'text', name: 'address.town', label: 'City' }),

  numberFieldOnText: (): FieldOf<Body> =>
    // @ts-expect-error A name is no number.
    ({ kind: 'number', name: 'name', label: 'Name' }),

  switchFieldOnNumber: (): FieldOf<Body> =>
    // @ts-expect-error A year is not on or off.
    ({ kind: 'switch', name: 'year', label: 'Year', on: '', off: '' }),

  textFieldOnEnum: (): FieldOf<Body> =>
    // @ts-expect-error A type is chosen, not typed.
    ({ kind: 'text', name: 'type', label: 'Type' }),

  otherEnd: (): FieldOf<Body> =>
    // @ts-expect-error The call has no member 'fees'.
    ({ kind: 'ends', name: 'year', upTo: 'fees', label: '', min: 0, max: 1, words: () => '' }),

  selectWithoutNone: (): FieldOf<Body> =>
    // @ts-expect-error A nullable member needs `none: null`.
    ({ kind: 'select', name: 'parentId', label: '', placeholder: '', useChoices: sameChoices(['u1']) }),

  clears: (): FieldOf<Body> => ({
    kind: 'select',
    name: 'type',
    label: '',
    placeholder: '',
    useChoices: sameChoices(['College']),
    // @ts-expect-error The call has no member 'subject'.
    clears: ['subject'],
  }),

  choice: (): FieldOf<Body> => ({
    kind: 'select',
    name: 'type',
    label: '',
    placeholder: '',
    // @ts-expect-error No type is called 'Colege'.
    useChoices: sameChoices(['Colege']),
  }),

  empty: () =>
    createBy(createTrial, {
      fields: [],
      resetAfterMs: 0,
      // @ts-expect-error The call has no member 'nmae', and 'name' is missing.
      empty: { ...filled, nmae: '' },
    }),

  filter: () =>
    listBy(listTrials, 'trials', {
      ...words,
      filters: [
        {
          // @ts-expect-error The list has no filter 'tpye'.
          name: 'tpye',
          label: 'Type',
          all: 'All Types',
          useChoices: sameChoices(['College']),
        },
      ],
    }),

  sort: () =>
    listBy(listTrials, 'trials', {
      ...words,
      columns: [
        {
          key: 'name',
          header: 'Name',
          priority: 'main',
          // @ts-expect-error The list is not sorted by 'nmae'.
          sort: 'nmae',
          cell: ({ name }) => name,
        },
      ],
    }),

  defaultSort: () =>
    listBy(listTrials, 'trials', {
      ...words,
      // @ts-expect-error The list is not sorted by 'creation'.
      defaultSort: '-creation',
    }),

  search: () =>
    listBy(listPlain, 'trials', {
      defaultSort: 'name',
      columns: [],
      // @ts-expect-error This list takes no search.
      search: true,
    }),

  paging: () =>
    // @ts-expect-error It answers totalPages instead of pages.
    listBy(listOtherwise, 'trials', { defaultSort: 'name', columns: [] }),

  managedSort: () =>
    managedEntity(subjectCalls, {
      ...subjectFrame,
      list: {
        // @ts-expect-error The list is not sorted by 'nmae'.
        columns: [{ key: 'name', header: 'Subject', sort: 'nmae', cell: ({ name }) => name }],
      },
    }),

  managedField: () =>
    managedEntity(subjectCalls, {
      ...subjectFrame,
      list: { columns: [] },
      // @ts-expect-error The call has no member 'nmae'.
      edit: { fields: [{ kind: 'text', name: 'nmae', label: 'Name' }] },
    }),

  managedEmpty: () =>
    managedEntity(subjectCalls, {
      ...subjectFrame,
      list: { columns: [] },
      // @ts-expect-error The call has no member 'active'.
      create: { fields: [], resetAfterMs: 0, empty: { active: true } },
    }),

  editedValue: () =>
    managedEntity(topicCalls, {
      ...subjectFrame,
      list: { columns: [] },
      create: { fields: [], resetAfterMs: 0 },
      // @ts-expect-error The row has its parent by name: `valuesOf` has to give the id.
      edit: { fields: [] },
    }),

  params: () =>
    // @ts-expect-error Its path names 'trialId', which `paramsOf` has to give.
    actionBy(switchTrial, { label: '', confirm: '', valuesOf: () => ({ isActive: true }) }),

  actionsValue: () =>
    actionBy(updateTrial, {
      label: '',
      confirm: '',
      // @ts-expect-error A name is text.
      valuesOf: () => ({ ...filled, name: true }),
    }),
};

const subjectFrame = {
  group: 'Catalogue',
  icon: 'book',
  nameOf: ({ name }: { readonly name: string }) => name,
  create: { fields: [], resetAfterMs: 0 },
  edit: { fields: [] },
} as const;

const { name: _name, ...filled }: FormValues<Body> = {
  name: '',
  notes: '',
  type: '',
  year: '',
  fee: null,
  parentId: null,
  subjects: [],
  levels: { min: 1, max: 5 },
  icon: '',
  gradient: '',
  badge: '',
  badgeColor: '',
  isActive: true,
  address: { city: '', pincode: '' },
  features: [],
};

test('what compiles is declared by the call: every mistake here is refused by the compiler', () => {
  expect(Object.keys(mistakes)).toHaveLength(21);
});
