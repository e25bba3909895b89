import { entityOf } from '../admin/entity.ts';
import { createBy } from '../admin/form/create.ts';
import { listBy } from '../admin/list/declaration.ts';
import { actionBy, editBy, removeBy } from '../admin/rows/action.ts';
import { Facts } from '../admin/rows/details.tsx';
import { toggleBy } from '../admin/rows/toggle.ts';
import { fixedChoices, sameChoices } from '../admin/fields/choices.ts';
import {
  createTrial,
  deleteTrial,
  exportTrials,
  inviteTrial,
  listTrials,
  switchTrial,
  updateTrial,
} from './trial-calls.ts';

const typeChoices = sameChoices(['University', 'College']);

const nameField = { kind: 'text', name: 'name', label: 'Name' } as const;

const list = listBy(listTrials, 'trials', {
  search: true,
  defaultSort: 'name',
  file: exportTrials,
  columns: [
    { key: 'name', header: 'College', priority: 'main', sort: 'name', cell: ({ name }) => name },
    { key: 'city', header: 'City', priority: 'secondary', cell: ({ address }) => address.city },
    { key: 'status', header: 'Status', priority: 'secondary', cell: ({ isActive }) => String(isActive) },
  ],
  filters: [{ name: 'type', label: 'Type', all: 'All Types', useChoices: typeChoices }],
});

/** An entity with every kind of field and every feature of a row. */
export const trials = entityOf(list, {
  key: 'topics',
  group: 'Catalogue',
  icon: 'home',
  noun: { one: 'college', many: 'colleges' },
  nameOf: ({ name }) => name,
  create: createBy(createTrial, {
    fields: [
      nameField,
      { kind: 'textarea', name: 'notes', label: 'Notes', optional: true },
      {
        kind: 'select',
        name: 'type',
        label: 'Type',
        placeholder: 'Choose a type',
        useChoices: typeChoices,
        clears: ['parentId', 'subjects'],
      },
      { kind: 'number', name: 'year', label: 'Established', min: 1800 },
      { kind: 'number', name: 'fee', label: 'Fee', none: null, optional: true },
      {
        kind: 'select',
        name: 'parentId',
        label: 'Belongs to',
        placeholder: 'None',
        none: null,
        useChoices: fixedChoices({ u1: 'The university' }),
      },
      {
        kind: 'many',
        name: 'subjects',
        label: 'Subjects',
        noun: 'subjects',
        useChoices: fixedChoices({ s1: 'Physics', s2: 'Chemistry' }),
      },
      {
        kind: 'range',
        name: 'levels',
        label: 'Levels',
        min: 1,
        max: 5,
        words: ({ min, max }) => `${min} to ${max}`,
      },
      { kind: 'icon', name: 'icon', label: 'Icon' },
      { kind: 'gradient', name: 'gradient', label: 'Gradient' },
      { kind: 'badge', name: 'badge', label: 'Badge', colour: 'badgeColor', icon: 'icon' },
      { kind: 'colour', name: 'badgeColor', label: 'Badge colour' },
      { kind: 'switch', name: 'isActive', label: 'Active', on: 'Open', off: 'Closed' },
      { kind: 'text', name: 'address.city', label: 'City' },
      { kind: 'text', name: 'address.pincode', label: 'PIN code', optional: true },
      {
        kind: 'rows',
        name: 'features',
        label: 'Features',
        noun: 'feature',
        atLeast: 1,
        blank: { text: '', included: true },
        fields: [
          { kind: 'text', name: 'text', label: 'Feature' },
          { kind: 'switch', name: 'included', label: 'Included', on: 'Yes', off: 'No' },
        ],
      },
    ],
    empty: {
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
      features: [{ text: '', included: true }],
    },
    resetAfterMs: 2000,
  }),
  edit: editBy(updateTrial, {
    fields: [nameField],
    valuesOf: ({ _id: _, createdAt: __, ...rest }) => rest,
    canSend: ({ name }) => name !== '',
  }),
  remove: removeBy(deleteTrial, {}),
  actions: [
    actionBy(inviteTrial, {
      label: 'Invite',
      confirm: 'They will get an e-mail.',
      success: () => 'Invited!',
      isOffered: ({ isActive }) => isActive,
    }),
  ],
  links: [{ label: 'Website', href: ({ notes }) => (notes.startsWith('https://') ? notes : null) }],
  toggle: toggleBy(switchTrial, {
    column: 'status',
    on: 'Active',
    off: 'Inactive',
    isOn: ({ isActive }) => isActive,
    paramsOf: ({ _id }) => ({ trialId: _id }),
    bodyOf: (isActive) => ({ isActive }),
  }),
  details: {
    title: ({ name }) => name,
    show: ({ address, year }) => (
      <Facts
        facts={[
          ['City', address.city],
          ['PIN code', address.pincode],
          ['Established', year],
        ]}
      />
    ),
  },
});
