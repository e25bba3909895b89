import { collegePackageCalls } from '@exam/shared-schema/contract';
import { formatRupees } from '@exam/shared-schema/labels';
import { formatNumber } from '../../format/index.ts';
import { activeFilter, createdColumn, NamedCell, statusColumn } from '../fields/cells.tsx';
import { managedEntity } from '../managed-entity.ts';

const fields = [
  { kind: 'text', name: 'name', label: 'Package name', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
  { kind: 'number', name: 'Tokens', label: 'Tokens per student', min: 1, step: 1 },
  {
    kind: 'number',
    name: 'price',
    label: 'Price per student (₹)',
    hint: 'At least ₹10.',
    min: 0,
    step: 0.01,
  },
  {
    kind: 'switch',
    name: 'isActive',
    label: 'Active',
    on: 'Colleges can buy it.',
    off: 'It is not offered. Links that were made stay.',
  },
] as const;

/** PA15: what colleges can buy for their students. */
export const collegePackages = managedEntity(collegePackageCalls, {
  group: 'Sales',
  icon: 'people',
  words: {
    title: 'College Packages',
    lead: 'What a college can buy for its students',
    failed: 'Failed to load data',
  },
  nameOf: ({ name }) => name,
  list: {
    columns: [
      {
        key: 'name',
        header: 'Package',
        sort: 'name',
        cell: ({ name, description }) => <NamedCell name={name} note={description} />,
      },
      { key: 'tokens', header: 'Tokens per student', cell: ({ Tokens }) => formatNumber(Tokens) },
      { key: 'price', header: 'Price per student', cell: ({ price }) => formatRupees(price) },
      statusColumn,
      createdColumn,
    ],
    filters: [activeFilter],
  },
  create: { fields, empty: { isActive: true }, resetAfterMs: 3000 },
  edit: { fields },
});
