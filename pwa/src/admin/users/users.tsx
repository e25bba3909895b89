import { giveTokens, UNLIMITED, userCalls, type ListedStatus } from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import { formatNumber } from '../../format/index.ts';
import { Avatar, Pill, type Tone } from '../../ui/index.ts';
import { fileTime } from '../india-time.ts';
import { managedEntity } from '../managed-entity.ts';
import { actionBy } from '../rows/action.ts';
import { createdColumn, NamedCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';

const STATUSES = {
  pending: 'Pending',
  verified: 'Verified',
  approved: 'Approved',
  deactivated: 'Deactivated',
  banned: 'Banned',
} as const satisfies Record<ListedStatus, string>;

const TONES: Readonly<Record<ListedStatus, Tone>> = {
  pending: 'warn',
  verified: 'ok',
  approved: 'ok',
  deactivated: 'neutral',
  banned: 'bad',
};

/** ST63: the request gets its id when the dialog opens, so that sending it again does not grant tokens twice. */
const give = actionBy(giveTokens, {
  label: 'Give tokens',
  confirm: 'The tokens can be spent at once, and the student is notified.',
  busyButton: 'Giving...',
  fields: [
    { kind: 'number', name: 'tokens', label: 'Tokens', min: 1, max: 100_000, step: 1 },
    {
      kind: 'number',
      name: 'days',
      label: 'Days',
      hint: 'How long they last. Leave it empty for tokens that never expire.',
      min: 1,
      max: 3650,
      step: 1,
      none: null,
      optional: true,
    },
    {
      kind: 'textarea',
      name: 'reason',
      label: 'Reason',
      hint: 'The student reads it, and it is kept with your name and the time.',
      max: 500,
    },
  ],
  valuesOf: () => ({ tokens: '', days: null, reason: '', requestId: crypto.randomUUID() }),
  failure: 'Failed to give tokens. Please try again.',
});

export const users = managedEntity(userCalls, {
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
  list: {
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
        cell: ({ email, phone, countryCode }) => (
          <NamedCell name={email} note={phone === null ? '' : `${countryCode ?? ''} ${phone}`.trim()} />
        ),
      },
      {
        key: 'status',
        header: 'Role & Status',
        cell: ({ role, accountStatus, isDemo }) => (
          <span className="list-pills">
            <span>{role === 'admin' ? 'Admin' : 'Student'}</span>
            <Pill tone={TONES[accountStatus]}>{STATUSES[accountStatus]}</Pill>
            {isDemo === true && <Pill tone="neutral">Simulated</Pill>}
          </span>
        ),
      },
      {
        key: 'tokens',
        header: 'Tokens left',
        cell: ({ tokensLeft }) => (
          <span className="num">{tokensLeft === UNLIMITED ? 'Unlimited' : formatNumber(tokensLeft)}</span>
        ),
      },
      createdColumn,
    ],
    csv: [
      { header: 'Name', value: ({ fullName }) => fullName },
      { header: 'Username', value: ({ username }) => username },
      { header: 'E-mail', value: ({ email }) => email },
      {
        header: 'Phone',
        value: ({ phone, countryCode }) => (phone === null ? null : `${countryCode ?? ''} ${phone}`.trim()),
      },
      { header: 'Role', value: ({ role }) => role },
      { header: 'Simulated', value: ({ isDemo }) => (isDemo === true ? 'yes' : 'no') },
      { header: 'Status', value: ({ accountStatus }) => accountStatus },
      {
        header: 'Tokens left',
        value: ({ tokensLeft }) => (tokensLeft === UNLIMITED ? 'Unlimited' : tokensLeft),
      },
      { header: 'Created, India time', value: ({ createdAt }) => fileTime(createdAt) },
    ],
    filters: [
      {
        name: 'role',
        label: 'Role',
        all: 'All Roles',
        useChoices: fixedChoices({ student: 'Students', admin: 'Admins' }),
      },
      { name: 'accountStatus', label: 'Status', all: 'All Status', useChoices: fixedChoices(STATUSES) },
      {
        name: 'accounts',
        label: 'Accounts',
        all: 'Real accounts',
        useChoices: fixedChoices({ simulated: 'Simulated students', all: 'Real and simulated' }),
      },
    ],
  },
  actions: [give],
  links: [
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
