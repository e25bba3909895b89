import { Link } from 'wouter';
import { addMembers, collegeCalls, type ManagedCollege } from '@exam/shared-schema/contract';
import { membersPath } from '../../app/paths-of-console.ts';
import { formatCount, formatNumber } from '../../format/index.ts';
import { Pill, type Tone } from '../../ui/index.ts';
import { managedEntity } from '../managed-entity.ts';
import { actionIn } from '../rows/action.ts';
import { toggleBy } from '../rows/toggle.ts';
import { NamedCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';
import { collegeFields, useCollegeTypes } from './college-fields.ts';
import { MembersDialog } from './members-dialog.tsx';

const TONES: Readonly<Record<ManagedCollege['type'], Tone>> = {
  University: 'accent',
  College: 'ok',
  Institute: 'mark',
  Board: 'warn',
  Other: 'neutral',
};

/** The country that the form begins with; the list leaves it out. */
const HOME = 'India';

/** OR23: the list of colleges, their form, and what is done with one. */
export const colleges = managedEntity(collegeCalls, {
  group: 'People',
  icon: 'grid',
  words: {
    lead: 'Whose students learn here',
    search: 'Search by name, code or city',
    failed: 'Failed to fetch colleges',
    failedText: 'Failed to load colleges. Please try again.',
    emptyText: 'Create the first college to get started',
    createTitle: 'Create College',
    createLead: 'Its teachers have papers of their own, and its students see them',
    pager: ({ page, pages, total }) => `Page ${page} of ${pages} (${formatNumber(total)} total colleges)`,
  },
  nameOf: ({ name }) => name,
  list: {
    columns: [
      {
        key: 'college',
        header: 'College',
        sort: 'name',
        cell: ({ name, contactInfo }) => <NamedCell name={name} note={contactInfo.email} />,
      },
      { key: 'code', header: 'Code', cell: ({ code }) => code },
      {
        key: 'type',
        header: 'Type',
        cell: ({ _id, name, type, studentCount }) => (
          <span className="list-words">
            <span>
              <Pill tone={TONES[type]}>{type}</Pill>
            </span>
            <Link href={membersPath(_id)} className="list-small num" aria-label={`Members of ${name}`}>
              {formatCount(studentCount, 'student', 'students')}
            </Link>
          </span>
        ),
      },
      {
        key: 'location',
        header: 'Location',
        cell: ({ address: { city, state, country } }) => (
          <NamedCell name={city} note={country === HOME ? state : `${state}, ${country}`} />
        ),
      },
      {
        key: 'established',
        header: 'Established',
        cell: ({ establishedYear }) => <span className="num">{establishedYear}</span>,
      },
      { key: 'status', header: 'Status', cell: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
      {
        key: 'registration',
        header: 'Registration',
        cell: ({ settings: { allowSelfRegistration, domains } }) => (
          <span className="list-words">
            <span>
              <Pill tone={allowSelfRegistration ? 'ok' : 'neutral'}>
                {allowSelfRegistration ? 'Approved' : 'Not Approved'}
              </Pill>
            </span>
            <span className="list-small num" title={domains.join(', ') || undefined}>
              {formatCount(domains.length, 'domain', 'domains')}
            </span>
          </span>
        ),
      },
    ],
    filters: [
      {
        name: 'status',
        label: 'Status',
        all: 'All Status',
        useChoices: fixedChoices({ active: 'Active', inactive: 'Inactive' }),
      },
      { name: 'type', label: 'Type', all: 'All Types', useChoices: useCollegeTypes },
    ],
  },
  create: {
    fields: collegeFields,
    empty: {
      type: 'College',
      address: { street: '', city: '', state: '', country: HOME, pincode: '' },
      isActive: true,
    },
    stopAtFirst: true,
    success: ({ message }) => message,
    resetAfterMs: 3000,
    resetButton: 'Reset Form',
  },
  edit: {
    fields: collegeFields,
    stopAtFirst: true,
    canSend: ({ name, code }) => name.trim() !== '' && code.trim() !== '',
  },
  remove: {
    warning:
      'This action cannot be undone. A college with members, papers or templates cannot be deleted; set it to inactive instead.',
  },
  actions: [
    actionIn(MembersDialog, {
      call: addMembers,
      label: 'Add members',
      icon: 'people',
      isOffered: ({ isActive }) => isActive,
    }),
  ],
  links: [{ label: 'Website', icon: 'home', href: ({ contactInfo: { website } }) => website || null }],
  toggle: toggleBy(collegeCalls.update, {
    column: 'status',
    on: 'Active',
    off: 'Inactive',
    isOn: ({ isActive }: ManagedCollege) => isActive,
    bodyOf: (isActive) => ({ isActive }),
  }),
});
