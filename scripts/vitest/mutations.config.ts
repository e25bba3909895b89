import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import whole from '../../vitest.config.ts';
import { areas } from '../mutations/areas.mjs';

/** Of vitest.config.ts the one project that an area is tested by, with the area's tests alone. */
const area = areas[process.env['PREP_MUTATIONS'] ?? ''];
if (area === undefined) throw new Error(`PREP_MUTATIONS is none of ${Object.keys(areas).join(', ')}`);

const isInline = (project: unknown): project is TestProjectInlineConfiguration =>
  typeof project === 'object' && project !== null && 'test' in project;

const project = (whole.test?.projects ?? []).filter(isInline).find(({ test }) => test?.name === area.project);
if (project === undefined) throw new Error(`There is no project ${area.project}`);

/** A mutant is given time in proportion to the unchanged code: no test may give up before that. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [{ ...project, test: { ...project.test, ...PATIENT, include: area.tests, maxWorkers: 1 } }],
  },
});
