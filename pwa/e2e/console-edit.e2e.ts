import { expect, it } from 'vitest';
import { ADMIN, signIn } from './support/student.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();

it('an administrator creates a subject, edits it and deletes it', async () => {
  const page = await world.page();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, world.server.url, ADMIN);
  await page.goto(`${world.server.url}/subject/create`);
  await button('Create Subject').click();
  await page.getByText('Subject name is required.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('  Astronomy ');
  await page.getByLabel('Icon', { exact: true }).fill('fa-solid fa-meteor');
  await page.locator('.shown-input svg[data-known="true"]').first().waitFor();
  await button('Create Subject').click();
  await page.getByText('Subject "Astronomy" created successfully!').waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue(), { timeout: 5000 }).toBe('');

  await page.goto(`${world.server.url}/subject/lists`);
  await page.getByRole('searchbox', { name: 'Search subjects' }).fill('astro');
  await page.waitForURL(/search=/);
  await button('Edit Astronomy').click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill(' ');
  expect(await button('Update').getAttribute('aria-disabled')).toBe('true');
  await name.fill('Astrophysics');
  await button('Update').click();
  await page.getByText('Subject updated successfully!').waitFor();

  await page.getByRole('button', { name: 'Delete Astrophysics' }).click();
  await page.getByText('This action cannot be undone. All associated data will be affected.').waitFor();
  await button('Delete').click();
  await page.getByText('Subject deleted successfully!').waitFor();
  await page.getByText('No subjects found').waitFor();
  await page.getByText('Subject deleted successfully!').waitFor({ state: 'detached', timeout: 8000 });
});
