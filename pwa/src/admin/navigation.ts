import type { ComponentType } from 'react';
import { consolePaths, type ConsolePath } from '../app/paths-of-console.ts';
import { lazyPart } from '../parts/index.ts';
import { whenReachable } from '../state/index.ts';
import type { IconName } from '../ui/index.ts';

/** One page of the console: a line here and its path in app/paths-of-console.ts are all that it takes. */
export interface ConsolePage {
  readonly path: ConsolePath;
  readonly title: string;
  readonly group: 'Overview' | 'Catalogue' | 'Exams';
  readonly icon: IconName;
  readonly screen: ComponentType;
}

/** The console is not precached, so it is requested once the server answers. */
const screen = (load: () => Promise<{ readonly default: ComponentType }>) => lazyPart(load, whenReachable);

export const consolePages: readonly ConsolePage[] = [
  {
    path: consolePaths.stats,
    title: 'Overview',
    group: 'Overview',
    icon: 'home',
    screen: screen(() => import('./screens/stats-screen.tsx')),
  },
  {
    path: consolePaths.categories,
    title: 'Categories',
    group: 'Catalogue',
    icon: 'grid',
    screen: screen(() => import('./screens/categories-screen.tsx')),
  },
  {
    path: consolePaths.newCategory,
    title: 'Create Category',
    group: 'Catalogue',
    icon: 'plus',
    screen: screen(() => import('./screens/new-category-screen.tsx')),
  },
  {
    path: consolePaths.subjects,
    title: 'Subjects',
    group: 'Catalogue',
    icon: 'book',
    screen: screen(() => import('./screens/subjects-screen.tsx')),
  },
  {
    path: consolePaths.newSubject,
    title: 'Create Subject',
    group: 'Catalogue',
    icon: 'plus',
    screen: screen(() => import('./screens/new-subject-screen.tsx')),
  },
  {
    path: consolePaths.topics,
    title: 'Topics',
    group: 'Catalogue',
    icon: 'list',
    screen: screen(() => import('./screens/topics-screen.tsx')),
  },
  {
    path: consolePaths.newTopic,
    title: 'Create Topic',
    group: 'Catalogue',
    icon: 'plus',
    screen: screen(() => import('./screens/new-topic-screen.tsx')),
  },
  {
    path: consolePaths.accommodations,
    title: 'Accommodations',
    group: 'Exams',
    icon: 'clock',
    screen: screen(() => import('./screens/accommodations-screen.tsx')),
  },
  {
    path: consolePaths.newAccommodation,
    title: 'Give Extra Time',
    group: 'Exams',
    icon: 'plus',
    screen: screen(() => import('./screens/new-accommodation-screen.tsx')),
  },
];
