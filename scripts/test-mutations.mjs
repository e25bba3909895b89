import './lib/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main, Stop } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { ensureDependencies } from './lib/setup.mjs';
import { areas } from './mutations/areas.mjs';
import {
  countOf,
  isSurvivor,
  lineOf,
  scoreOf,
  sectionIn,
  sectionOf,
  withSection,
} from './mutations/report.mjs';
import { mutate } from './mutations/stryker.mjs';

const document = fromRoot('docs', 'mutations.md');

/**
 * @param {string} name
 * @param {{ fresh: boolean, static: boolean, only: string[] }} options
 * @returns {Promise<boolean>} whether the area reaches its goal
 */
async function testArea(name, options) {
  const area = areas[name];
  if (area === undefined) throw new Stop(`There is no area ${name}: ${Object.keys(areas).join(', ')}.`);
  const mutants = await mutate(name, options.only.length > 0 ? options.only : area.mutate, options);
  console.log(mutants.filter(isSurvivor).map(lineOf).sort().join('\n'));
  const score = scoreOf(countOf(mutants));
  console.log(`${name}: ${score.toFixed(1)} %, and ${area.goal} % is the goal`);
  const text = readFileSync(document, 'utf8');
  // With --only, the results of the other files are kept from the document.
  const before = options.only.length > 0 ? sectionIn(text, name) : '';
  writeFileSync(document, withSection(text, sectionOf(name, area, mutants, before)));
  return score >= area.goal;
}

// `npm run test:mutations -- [--fresh] [--static] [core|server|handIn|access|device ...] [--only FILE ...]`
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean', default: false },
      static: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  await ensureDependencies();
  let reached = true;
  for (const name of positionals.length > 0 ? positionals : Object.keys(areas))
    reached = (await testArea(name, values)) && reached;
  return reached ? 0 : 1;
});
