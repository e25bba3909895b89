import { RealBrowser, scratchFolder } from '../e2e/support/browser.ts';
import { RealServer } from '../e2e/support/server.ts';
import { PRACTICE, signIn, startExam, submitExam, waitSaved } from '../e2e/support/student.ts';
import { timeNotebook } from './notebook.ts';
const data = await scratchFolder('nb-data'); const profile = await scratchFolder('nb-profile');
const server = await RealServer.start(data.path);
const browser = await RealBrowser.open(profile.path);
const page = await browser.page();
await page.setViewportSize({ width: 360, height: 740 });
await signIn(page, server.url);
await startExam(page, PRACTICE);
for (let q = 1; q <= 8; q += 1) { await page.keyboard.press('1'); await waitSaved(page); await page.getByRole('button', { name: 'Save & Next' }).click(); }
await submitExam(page);
await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
await page.waitForTimeout(15000);
const shot = async (name: string) => {
  for (const [w, h] of [[360, 740], [1280, 800]] as const) for (const scheme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: w, height: h }); await page.emulateMedia({ colorScheme: scheme });
    await page.waitForTimeout(250);
    await page.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}.png` });
  }
};
await page.goto(server.url); await page.waitForTimeout(3000); await shot('home');
await page.goto(server.url + '/revise/session'); await page.waitForTimeout(1500);
await shot('question');
await page.getByRole('radio').first().click().catch(() => undefined);
await page.getByRole('button', { name: 'Show answer' }).click(); await page.waitForTimeout(500); await shot('answer');
await page.getByLabel('Your note').fill('Tens digit first, then units.'); await page.getByRole('button', { name: 'Save note' }).click(); await page.waitForTimeout(400);
for (let i = 0; i < 9; i += 1) {
  const show = page.getByRole('button', { name: 'Show answer' });
  if (await show.count()) await show.click();
  const good = page.getByRole('button', { name: i === 1 ? /^Again/ : /^Easy/ });
  if (!(await good.count())) break; await good.click(); await page.waitForTimeout(400);
}
await shot('done');
await page.goto(server.url + '/revise'); await page.waitForTimeout(1500); await shot('revise');
await page.screenshot({ path: '/tmp/shots/revise-full.png', fullPage: true });
await page.getByText('Left unanswered', { exact: true }).click(); await page.waitForTimeout(500);
await page.setViewportSize({ width: 360, height: 740 });
await page.screenshot({ path: '/tmp/shots/unanswered-full.png', fullPage: true });
await page.evaluate(() => localStorage.setItem('prep-language', 'hi')); await page.goto(server.url + '/revise'); await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/shots/revise-hi.png' });
await page.goto(server.url + '/about-us'); await page.waitForTimeout(3000);
for (const rate of [1]) console.log(JSON.stringify(await timeNotebook(page)));
await browser.close(); await server.stop(); await data.remove(); await profile.remove();
