import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInConsole } from '../../test/console.tsx';
import { SideNavigation } from './side-navigation.tsx';

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the sidebar has one line for each list, with the page that makes one beside it, and says Overview once', () => {
  showInConsole(<SideNavigation />);
  expect(lines()).toEqual([
    'Overview',
    'Categories',
    'Subjects',
    'Topics',
    'Questions',
    'Refused AI drafts',
    'Leaderboard',
    'Item Analysis',
    'Key Challenges',
    'Sections',
    'Exam Templates',
    'Test Papers',
    'Accommodations',
    'Assignments',
    'Attempts to review',
    'Flagged attempts',
    'Patterns',
    'Users',
    'Batches',
    'Colleges',
    'Subscription Plans',
    'Purchase College Package',
    'Reconciliation',
    'Payments',
    'College Packages',
    'Settings',
    'Operations',
    'Audit Log',
  ]);
  expect(screen.getByRole('link', { name: 'Create Category' }).getAttribute('href')).toBe('/create/category');
  expect(screen.getAllByText('Overview')).toHaveLength(1);
});

test('[OR11] a teacher has the lists of a teacher, and forms for what a teacher may create', () => {
  showInConsole(<SideNavigation />, 'teacher');
  const ofTeachers = [
    ...[
      'Overview',
      'Categories',
      'Subjects',
      'Topics',
      'Questions',
      'Leaderboard',
      'Item Analysis',
      'Sections',
    ],
    ...[
      'Exam Templates',
      'Test Papers',
      'Accommodations',
      'Assignments',
      'Attempts to review',
      'Flagged attempts',
      'Batches',
    ],
  ];
  expect(lines()).toEqual(ofTeachers);
  const forms = screen.getAllByRole('link', { name: /^Create/ }).map((link) => link.getAttribute('href'));
  expect(forms).toEqual(['/create/section', '/create/examtemplate', '/testpaper/create', '/batches/create']);
});

test('[OR11] a college administrator has the members besides', () => {
  showInConsole(<SideNavigation />, 'college-admin');
  expect(lines()).toContain('Users');
  screen.getByRole('link', { name: 'Create User' });
});
