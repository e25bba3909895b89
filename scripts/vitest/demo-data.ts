import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrationsDirectory, serverBundle } from '../lib/paths.mjs';
import { scratchParent } from './scratch.ts';
import { sharedByProjects } from './shared-by-projects.ts';

/** A server's first start makes its tables, keys and demo, which is most of its time: all projects of a run share one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { made, leave } = await sharedByProjects('demo-data', make, (folder) =>
    rmSync(folder, { recursive: true, force: true }),
  );
  project.provide('demoData', path.join(made, 'data'));
  return leave;
}

async function make(): Promise<string> {
  const folder = mkdtempSync(path.join(scratchParent(), 'prep-demo-'));
  await startOnce(path.join(folder, 'data'));
  return folder;
}

async function startOnce(folder: string): Promise<void> {
  const child = spawn(process.execPath, [serverBundle], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'warn',
      HAND_IN_WORKERS: '0',
      DATA_DIR: folder,
      MIGRATIONS_DIR: migrationsDirectory,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('Prep is at ')) child.kill('SIGTERM');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`A server did not start and stop on an empty folder:\n${said}`);
}
