import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { main } from './lib/log.mjs';
import { fromRoot, migrationsDirectory, rootDirectory } from './lib/paths.mjs';
import { exitOf, nodeProgram, stopWithNpm } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

const appPort = Number(process.env['PORT'] ?? 3000);
const serverPort = appPort + 1;

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
const startNode = (args, env) =>
  spawn(process.execPath, args, {
    cwd: rootDirectory,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });

const startServer = () =>
  startNode(
    [
      nodeProgram('tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      fromRoot('sync-server', 'src', 'main.ts'),
    ],
    { PORT: String(serverPort), MIGRATIONS_DIR: migrationsDirectory },
  );

const startApp = () =>
  startNode(
    [nodeProgram('vite/bin/vite.js'), '--port', String(appPort), '--strictPort', '--clearScreen', 'false'],
    {
      API_PORT: String(serverPort),
    },
  );

await main(async () => {
  await ensureDependencies();
  const children = [startServer(), startApp()];
  const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
  stopWithNpm(stopAll);
  const codes = children.map(exitOf);
  const code = await Promise.race(codes);
  stopAll();
  await Promise.all(codes);
  return code;
});
