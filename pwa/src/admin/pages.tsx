import type { ComponentType } from 'react';
import { mayCall, type Permissions } from '@exam/shared-schema/access';
import {
  analysablePapers,
  auditLog,
  assignmentSittings,
  oneBatch,
  createCollegePackage,
  oneUser,
  operationsOverview,
  examDay,
  importQuestions,
  paperPreview,
  planCalls,
  readSettings,
  reconcilePayments,
} from '@exam/shared-schema/contract';
import { consolePaths } from '../app/paths-of-console.ts';
import { lazyPart, loadPart } from '../parts/index.ts';
import { loadSentences } from '../sentences/index.ts';
import { whenReachable } from '../state/index.ts';
import type { IconName } from '../ui/index.ts';
import { consoleGroups, isCreatable, type ConsoleGroup, type Entity } from './entity.ts';
import { EntityCreate } from './form/entity-create.tsx';
import { EntityList } from './list/entity-list.tsx';
import { accommodations } from './papers/accommodations.tsx';
import { assignments } from './batches/assignments.tsx';
import { batches } from './batches/batches.tsx';
import type { NamedCall } from './permitted.ts';
import { categories } from './catalogue/categories.tsx';
import { colleges } from './colleges/colleges.tsx';
import { doubtedAttempts } from './attempts/doubted-attempts.tsx';
import { findings } from './attempts/findings.tsx';
import { flaggedAttempts } from './attempts/flagged-attempts.tsx';
import { backups } from './operations/backups.tsx';
import { imports } from './operations/imports.tsx';
import { jobs } from './operations/jobs.tsx';
import { papers } from './papers/papers.tsx';
import { challenges } from './questions/challenges.tsx';
import { questions } from './questions/questions.tsx';
import { refusedDrafts } from './questions/refused-drafts.tsx';
import { sections } from './templates/sections.tsx';
import { subjects } from './catalogue/subjects.tsx';
import { templates } from './templates/templates.tsx';
import { topics } from './catalogue/topics.tsx';
import { collegePackages } from './payments/packages.tsx';
import { payments } from './payments/payments.tsx';
import { users } from './users/users.tsx';

/** A page of the console and its sidebar entry. */
export interface ConsolePage {
  /** OR11: the call of its first content or of its form; null for a page that every role with a console has. */
  readonly call: NamedCall | null;
  readonly path: string;
  readonly title: string;
  readonly group: ConsoleGroup;
  readonly icon: IconName;
  readonly screen: ComponentType;
  /** The list's create page: a button in the list's sidebar entry, without an entry of its own. */
  readonly create?: Pick<ConsolePage, 'call' | 'path' | 'title'>;
  readonly isPartOfList?: boolean;
}

/**
 * A screen that is loaded when it is opened. The console is not precached, so loading waits until the server can be
 * reached.
 */
const screen = (load: () => Promise<{ readonly default: ComponentType }>) => lazyPart(load, whenReachable);

const leaderboardPage: ConsolePage = {
  call: null,
  path: consolePaths.leaderboard,
  title: 'Leaderboard',
  group: 'Exams',
  icon: 'medal',
  screen: screen(() => import('./leaderboard/leaderboard-screen.tsx')),
};

/** Screens that are not declared as entities. */
const screens: readonly ConsolePage[] = [
  {
    call: null,
    path: consolePaths.stats,
    title: 'Overview',
    group: 'Overview',
    icon: 'home',
    screen: screen(() => import('./statistics/stats-screen.tsx')),
  },
  leaderboardPage,
  // Both addresses are prescribed; one of them is in the menu.
  { ...leaderboardPage, path: consolePaths.leadboard, isPartOfList: true },
  {
    call: planCalls.create,
    path: consolePaths.plans,
    title: 'Subscription Plans',
    group: 'Sales',
    icon: 'card',
    screen: screen(() => import('./plans/plans-screen.tsx')),
  },
  {
    call: createCollegePackage,
    path: consolePaths.purchase,
    title: 'Purchase College Package',
    group: 'Sales',
    icon: 'plus',
    screen: screen(() => import('./payments/purchase-screen.tsx')),
  },
  {
    call: reconcilePayments,
    path: consolePaths.reconciliation,
    title: 'Reconciliation',
    group: 'Sales',
    icon: 'check',
    screen: screen(() => import('./payments/reconciliation-screen.tsx')),
  },
  {
    call: importQuestions,
    path: consolePaths.importQuestions,
    title: 'Import Questions',
    group: 'Catalogue',
    icon: 'file',
    // Linked from the list of questions.
    isPartOfList: true,
    screen: screen(() => import('./questions/import-screen.tsx')),
  },
  {
    call: analysablePapers,
    path: consolePaths.items.list,
    title: 'Item Analysis',
    group: 'Exams',
    icon: 'chart',
    screen: screen(() => import('./statistics/items-screen.tsx')),
  },
  {
    call: examDay,
    path: consolePaths.examDay,
    title: 'Exam Day',
    group: 'Exams',
    icon: 'lock',
    // Linked from the list of papers.
    isPartOfList: true,
    screen: screen(() => import('./papers/exam-day-screen.tsx')),
  },
  {
    call: paperPreview,
    path: consolePaths.preview,
    title: 'Test Paper Preview',
    group: 'Exams',
    icon: 'file',
    // Linked from the list of papers.
    isPartOfList: true,
    screen: screen(async () => {
      // It shows a paper's rules in the texts that students see.
      const [page] = await Promise.all([
        loadPart(() => import('./papers/paper-preview-screen.tsx')),
        loadSentences('exam'),
      ]);
      return page;
    }),
  },
  {
    call: oneUser,
    path: consolePaths.user,
    title: 'User',
    group: 'People',
    icon: 'people',
    // Linked from the list of users.
    isPartOfList: true,
    screen: screen(() => import('./users/user-screen.tsx')),
  },
  {
    call: readSettings,
    path: consolePaths.settings,
    title: 'Settings',
    group: 'System',
    icon: 'shield',
    screen: screen(() => import('./settings/settings-screen.tsx')),
  },
  {
    call: operationsOverview,
    path: consolePaths.operations,
    title: 'Operations',
    group: 'System',
    icon: 'chart',
    screen: screen(() => import('./operations/operations-screen.tsx')),
  },
  {
    call: auditLog,
    path: consolePaths.audit,
    title: 'Audit Log',
    group: 'System',
    icon: 'list',
    screen: screen(() => import('./audit/audit-screen.tsx')),
  },
  {
    call: oneBatch,
    path: consolePaths.batch,
    title: 'Batch',
    group: 'People',
    icon: 'people',
    // Linked from the list of batches.
    isPartOfList: true,
    screen: screen(() => import('./batches/batch-screen.tsx')),
  },
  {
    call: assignmentSittings,
    path: consolePaths.assignment,
    title: 'Assignment',
    group: 'Exams',
    icon: 'clock',
    // Linked from the list of assignments.
    isPartOfList: true,
    screen: screen(() => import('./batches/assignment-screen.tsx')),
  },
];

/** All declared entities; a new one needs no other registration. */
export const entities: readonly Entity[] = [
  categories,
  subjects,
  topics,
  questions,
  refusedDrafts,
  challenges,
  sections,
  templates,
  papers,
  accommodations,
  assignments,
  doubtedAttempts,
  flaggedAttempts,
  findings,
  users,
  batches,
  colleges,
  payments,
  collegePackages,
  jobs,
  imports,
  backups,
];

/** The pages of an entity: its list, and its create page if it has one. */
function pagesOf(entity: Entity): ConsolePage[] {
  const { paths, words, group, icon } = entity;
  const screen = () => <EntityList entity={entity} />;
  const { isPartOfScreen: isPartOfList } = entity;
  const list = {
    call: entity.list.call,
    path: paths.list,
    title: words.title,
    group,
    icon,
    screen,
    isPartOfList,
  };
  if (paths.create === undefined || !isCreatable(entity)) return [list];
  const create = { call: entity.create.call, path: paths.create, title: words.createPage };
  return [
    { ...list, create },
    { ...create, group, icon, isPartOfList: true, screen: () => <EntityCreate entity={entity} /> },
  ];
}

export const consolePages: readonly ConsolePage[] = [...screens, ...entities.flatMap(pagesOf)];

/** OR11: the pages that a role has. */
export function permittedPages(permissions: Permissions): readonly ConsolePage[] {
  const has = ({ call }: Pick<ConsolePage, 'call'>) => call === null || mayCall(permissions, call);
  return consolePages
    .filter(has)
    .map(({ create, ...page }) => (create !== undefined && has(create) ? { ...page, create } : page));
}

/** The sidebar: every group with pages. */
export function consoleMenu(permissions: Permissions) {
  const pages = permittedPages(permissions).filter(({ isPartOfList }) => !isPartOfList);
  return consoleGroups
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter((each) => each.pages.length > 0);
}
