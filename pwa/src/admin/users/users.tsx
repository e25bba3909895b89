import { collegeCalls, userCalls } from '@exam/shared-schema/contract';
import { consolePaths, userPath } from '../../app/paths-of-console.ts';
import { formatCount, formatScore } from '../../format/index.ts';
import { Avatar, Pill } from '../../ui/index.ts';
import { entityOf } from '../entity.ts';
import { createBy } from '../form/create.ts';
import { listBy } from '../list/declaration.ts';
import { createdColumn, NamedCell } from '../fields/cells.tsx';
import { fixedChoices, useCategoryChoices, useCollegeChoices } from '../fields/choices.ts';
import { removeAction, statusAction, tokensAction } from './user-actions.ts';
import {
  phoneText,
  preferenceText,
  ROLES,
  STATUS_CHOICES,
  STATUSES,
  tokensText,
  TONES,
  useRoleChoices,
} from './user-words.ts';

const list = listBy(userCalls.list, 'users', {
  search: true,
  defaultSort: '-createdAt',
  columns: [
    {
      key: 'user',
      header: 'User',
      cell: ({ fullName, username }) => (
        <NamedCell name={fullName} note={`@${username}`} sign={<Avatar name={fullName} />} />
      ),
    },
    {
      key: 'contact',
      header: 'Contact',
      cell: (user) => <NamedCell name={user.email} note={phoneText(user)} />,
    },
    {
      key: 'status',
      header: 'Role & Status',
      cell: ({ role, accountStatus, college, isDemo }) => (
        <span className="list-pills">
          <span>{ROLES[role]}</span>
          {college !== null && <span className="list-note">{college.name}</span>}
          <Pill tone={TONES[accountStatus]}>{STATUSES[accountStatus]}</Pill>
          {isDemo === true && <Pill tone="neutral">Simulated</Pill>}
        </span>
      ),
    },
    {
      key: 'preferences',
      header: 'Preferences',
      priority: 'secondary',
      cell: ({ preferences: { categories, difficultyPreference } }) => (
        <NamedCell
          name={categories.map(({ name }) => name).join(', ') || 'No exam'}
          note={preferenceText(difficultyPreference)}
        />
      ),
    },
    {
      key: 'performance',
      header: 'Performance',
      priority: 'secondary',
      cell: ({ performance: { tests, accuracy }, ...user }) => {
        const taken = formatCount(tests, 'test', 'tests');
        return (
          <NamedCell
            name={accuracy === null ? taken : `${taken}, ${formatScore(accuracy)}\u00a0%`}
            note={`Tokens left: ${tokensText(user)}`}
          />
        );
      },
    },
    createdColumn,
  ],
  filters: [
    {
      name: 'role',
      label: 'Role',
      all: 'All Roles',
      useChoices: fixedChoices({
        student: 'Students',
        teacher: 'Teachers',
        'college-admin': 'College admins',
        admin: 'Admins',
      }),
    },
    { name: 'accountStatus', label: 'Status', all: 'All Status', useChoices: fixedChoices(STATUSES) },
    {
      name: 'collegeId',
      label: 'College',
      all: 'All Colleges',
      useChoices: useCollegeChoices,
      call: collegeCalls.list,
    },
    {
      name: 'accounts',
      label: 'Accounts',
      all: 'Real accounts',
      useChoices: fixedChoices({ simulated: 'Simulated students', all: 'Real and simulated' }),
    },
  ],
});

const create = createBy(userCalls.create, {
  resetAfterMs: 3000,
  stopAtFirst: false,
  empty: { countryCode: '+91', role: 'student', accountStatus: 'pending' },
  fields: [
    { kind: 'text', name: 'username', label: 'Username', max: 30, group: 'Account' },
    { kind: 'text', name: 'fullName', label: 'Full Name', max: 100, group: 'Account' },
    { kind: 'text', name: 'email', label: 'Email', input: 'email', max: 254, group: 'Account' },
    {
      kind: 'select',
      name: 'countryCode',
      label: 'Country Code',
      placeholder: 'Choose a country code',
      useChoices: fixedChoices({
        '+91': '+91 India',
        '+1': '+1 USA',
        '+44': '+44 UK',
        '+86': '+86 China',
        '+49': '+49 Germany',
        '+33': '+33 France',
      }),
      group: 'Account',
    },
    { kind: 'text', name: 'phone', label: 'Phone', input: 'tel', max: 20, group: 'Account' },
    { kind: 'text', name: 'password', label: 'Password', input: 'password', group: 'Password' },
    {
      kind: 'text',
      name: 'confirmPassword',
      label: 'Confirm Password',
      input: 'password',
      optional: true,
      group: 'Password',
    },
    {
      kind: 'select',
      name: 'role',
      label: 'Role',
      placeholder: 'Choose a role',
      useChoices: useRoleChoices,
      group: 'Role and status',
    },
    {
      kind: 'select',
      name: 'accountStatus',
      label: 'Account Status',
      placeholder: 'Choose a status',
      useChoices: fixedChoices(STATUS_CHOICES),
      group: 'Role and status',
    },
    {
      kind: 'select',
      name: 'collegeId',
      label: 'College',
      placeholder: 'No college',
      optional: true,
      call: collegeCalls.list,
      useChoices: useCollegeChoices,
      group: 'Role and status',
    },
    {
      kind: 'many',
      name: 'categories',
      label: 'Category',
      noun: 'categories',
      hint: 'The exam that the user prepares for: exactly one.',
      useChoices: () => useCategoryChoices({ failed: 'Failed to fetch categories' }),
      group: 'Preparation',
    },
    {
      kind: 'text',
      name: 'profilePicture',
      label: 'Profile Picture URL',
      input: 'url',
      optional: true,
      group: 'More',
    },
    { kind: 'text', name: 'thread', label: 'Thread ID', optional: true, max: 200, group: 'More' },
    {
      kind: 'switch',
      name: 'performanceInitialized',
      label: 'Performance',
      on: 'Initialized',
      off: 'Not initialized',
      group: 'More',
    },
  ],
  success: () => 'User Created Successfully!',
  failure: 'Failed to create user',
});

export const users = entityOf(list, {
  key: 'users',
  noun: { one: 'user', many: 'users' },
  group: 'People',
  icon: 'people',
  words: {
    lead: 'All registered accounts',
    search: 'Search by name, username or e-mail',
    failedText: 'Failed to fetch users. Please check your connection and try again.',
    failedOfStatus: {
      403: "Access denied. You don't have permission to view users.",
      500: 'Server error occurred. Please try again later.',
    },
    emptyText: 'Registered users appear here.',
  },
  nameOf: ({ fullName }) => fullName,
  palette: { href: ({ _id }) => userPath(_id), note: ({ email }) => email },
  create,
  edit: statusAction,
  remove: removeAction,
  actions: [tokensAction],
  links: [
    { label: 'View', icon: 'eye', href: ({ _id }) => userPath(_id) },
    {
      label: 'Extra time',
      icon: 'clock',
      href: ({ role, email, isDemo }) =>
        role === 'student' && isDemo !== true
          ? `${consolePaths.accommodations.create}?email=${encodeURIComponent(email)}`
          : null,
    },
  ],
});
