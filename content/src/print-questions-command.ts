import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sheetsOf } from './sheets.ts';
import { templates } from './templates/index.ts';

const [directory = '', ...names] = process.argv.slice(2);

mkdirSync(directory, { recursive: true });
const chosen = templates.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
for (const { file, text } of sheetsOf(chosen)) writeFileSync(path.join(directory, file), text);
process.stdout.write(`Questions to solve, and their keys: ${directory}\n`);
