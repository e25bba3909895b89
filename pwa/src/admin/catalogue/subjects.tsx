import { subjectCalls } from '@exam/shared-schema/contract';
import { managedEntity } from '../managed-entity.ts';
import { activeFilter, badgeColumn, createdColumn, decoratedColumn, statusColumn } from '../fields/cells.tsx';
import {
  activeField,
  badgeFields,
  isNamed,
  lookFields,
  nameFields,
  previewTile,
} from '../fields/decoration-fields.tsx';

const fields = [
  ...nameFields('Name'),
  activeField,
  ...lookFields({ icon: false, gradient: false }),
  ...badgeFields,
] as const;

export const subjects = managedEntity(subjectCalls, {
  group: 'Catalogue',
  icon: 'book',
  words: {
    lead: 'What categories are made of',
    failedOfFormat: 'Invalid response format',
    createLead: 'Topics and questions belong to a subject; categories share it',
  },
  nameOf: ({ name }) => name,
  list: {
    columns: [decoratedColumn('Subject'), badgeColumn, statusColumn, createdColumn],
    filters: [activeFilter],
  },
  create: {
    fields,
    empty: { isActive: true },
    stopAtFirst: true,
    success: ({ data }) => `Subject "${data.name}" created successfully!`,
    resetAfterMs: 2000,
    preview: previewTile,
  },
  edit: { fields, canSend: isNamed },
});
