import { useQuery } from '@tanstack/react-query';
import {
  assignmentCalls,
  assignPaper,
  paperCalls,
  type ManagedAssignment,
} from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import { formatConsoleDate } from '../../format/index.ts';
import { choicesOf } from '../fields/choices.ts';
import type { Choices } from '../form/field.ts';
import { everyRow, load } from '../load.ts';
import { actionBy, editBy } from '../rows/action.ts';

const AT_ONCE = 100;

/** BA12: the papers that can be assigned. */
function useAssignablePapers(): Choices {
  const result = useQuery({
    queryKey: ['papers', 'assignable'],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { page, limit: AT_ONCE, isActive: 'true', ai: 'manual', sort: '-createdAt' } as const;
        const { papers, pages } = await load(paperCalls.list, { query }, signal);
        return { rows: papers, pages };
      }),
    select: (papers) =>
      papers.filter(({ resultsPolicy, ownerId }) => resultsPolicy === 'after-sync' && ownerId === null),
  });
  return choicesOf(
    result,
    {
      labelOf: ({ title }) => title,
      tellingOf: ({ categoryId, createdAt }) => [categoryId.name, formatConsoleDate(createdAt)],
    },
    {
      failed: 'Failed to fetch test papers',
      none: {
        text: 'There is no active test paper that ranks. Create one first.',
        label: 'Create Test Paper',
        href: consolePaths.papers.create,
      },
    },
  );
}

const QUARTER_MS = 900_000;
/** The window that is offered first. */
const OFFERED_MS = 3 * 3_600_000;

/** From the next quarter of an hour on, for three hours. @param now epoch ms. */
export function offeredWindow(now: number): { readonly opensAt: string; readonly closesAt: string } {
  const opensAt = Math.ceil(now / QUARTER_MS) * QUARTER_MS;
  return { opensAt: iso(opensAt), closesAt: iso(opensAt + OFFERED_MS) };
}

const iso = (at: number) => new Date(at).toISOString();

const windowFields = [
  { kind: 'moment', name: 'opensAt', label: 'Opens' },
  {
    kind: 'moment',
    name: 'closesAt',
    label: 'Closes',
    hint: 'Until then nobody gets results or the key of this paper. A student may start until the last minute.',
  },
] as const;

/** BA12: gives a paper to a batch. */
export const assignAction = actionBy(assignPaper, {
  label: 'Assign paper',
  icon: 'file',
  confirm: 'Its students find the paper first on their home page, and can save it before it opens.',
  busyButton: 'Assigning...',
  fields: [
    {
      kind: 'select',
      name: 'paperId',
      label: 'Test paper',
      placeholder: 'Select a test paper',
      useChoices: useAssignablePapers,
    },
    ...windowFields,
    {
      kind: 'switch',
      name: 'isForBatches',
      label: 'Only for batches',
      on: 'Other students cannot find it any more; those who have it already keep it',
      off: 'Other students can still find it',
    },
  ],
  valuesOf: ({ _id }: { readonly _id: string }) => ({
    paperId: '',
    batchIds: [_id],
    ...offeredWindow(Date.now()),
    isForBatches: true,
  }),
  stopAtFirst: true,
  failure: 'Failed to assign the paper. Please try again.',
});

/** BA16 */
export const windowAction = editBy<typeof assignmentCalls.update, ManagedAssignment>(assignmentCalls.update, {
  title: 'Change the Times',
  text: 'Devices without a network learn of it later: a student may still start by the earlier times.',
  fields: windowFields,
  stopAtFirst: true,
  failure: 'Failed to change the times. Please try again.',
});
