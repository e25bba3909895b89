import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SideNavigation } from './side-navigation.tsx';

test('the sidebar has one line for each list, with the page that makes one beside it, and says Overview once', () => {
  render(<SideNavigation />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Overview',
    'Categories',
    'Subjects',
    'Topics',
    'Questions',
    'Refused AI drafts',
    'Item Analysis',
    'Sections',
    'Exam Templates',
    'Test Papers',
    'Accommodations',
    'Attempts to review',
    'Users',
    'Subscription Plans',
    'Settings',
    'Audit Log',
  ]);
  expect(screen.getByRole('link', { name: 'Create Category' }).getAttribute('href')).toBe('/create/category');
  expect(screen.getAllByText('Overview')).toHaveLength(1);
});
