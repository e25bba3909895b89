import {
  addedDomain,
  collegeTypes,
  EARLIEST_YEAR,
  MAX_COLLEGE_CODE,
  MAX_COLLEGE_NAME,
} from '@exam/shared-schema/contract';
import { sameChoices } from '../fields/choices.ts';

export const useCollegeTypes = sameChoices(collegeTypes);

const BASIC = 'Basic Information';
const ADDRESS = 'Address Information';
const CONTACT = 'Contact Information';
const SETTINGS = 'College Settings';

/** OR22: the fields of both forms, in the order of their rules within each of the four groups. */
export const collegeFields = [
  { kind: 'text', name: 'name', label: 'College Name', max: MAX_COLLEGE_NAME, group: BASIC },
  {
    kind: 'text',
    name: 'code',
    label: 'College Code',
    hint: 'Saved in capital letters.',
    max: MAX_COLLEGE_CODE,
    group: BASIC,
  },
  {
    kind: 'select',
    name: 'type',
    label: 'Type',
    placeholder: 'Select a type',
    useChoices: useCollegeTypes,
    group: BASIC,
  },
  {
    kind: 'number',
    name: 'establishedYear',
    label: 'Established Year',
    min: EARLIEST_YEAR,
    step: 1,
    group: BASIC,
  },
  { kind: 'text', name: 'affiliation', label: 'Affiliation', optional: true, max: 200, group: BASIC },
  { kind: 'text', name: 'address.street', label: 'Street', optional: true, max: 200, group: ADDRESS },
  { kind: 'text', name: 'address.city', label: 'City', max: 100, group: ADDRESS },
  { kind: 'text', name: 'address.state', label: 'State', max: 100, group: ADDRESS },
  { kind: 'text', name: 'address.country', label: 'Country', max: 100, group: ADDRESS },
  { kind: 'text', name: 'address.pincode', label: 'Pincode', optional: true, max: 12, group: ADDRESS },
  {
    kind: 'text',
    name: 'contactInfo.email',
    label: 'Email',
    input: 'email',
    max: 254,
    group: CONTACT,
  },
  {
    kind: 'text',
    name: 'contactInfo.phone',
    label: 'Phone',
    input: 'tel',
    optional: true,
    max: 20,
    group: CONTACT,
  },
  {
    kind: 'text',
    name: 'contactInfo.website',
    label: 'Website',
    input: 'url',
    optional: true,
    max: 300,
    placeholder: 'https://',
    group: CONTACT,
  },
  {
    kind: 'switch',
    name: 'isActive',
    label: 'Active',
    on: 'Takes new members',
    off: 'Takes no new members; its members keep what they have',
    group: SETTINGS,
  },
  {
    kind: 'switch',
    name: 'settings.allowSelfRegistration',
    label: 'Self-registration',
    on: 'Students who register with an address at an allowed domain become members',
    off: 'Members are added by administrators alone',
    group: SETTINGS,
  },
  {
    kind: 'chips',
    name: 'settings.domains',
    label: 'Allowed domains',
    noun: 'domain',
    placeholder: 'college.edu',
    hint: 'The part of an address after the @. A subdomain is a domain of its own.',
    add: addedDomain,
    group: SETTINGS,
  },
] as const;
