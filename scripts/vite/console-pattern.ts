import { consolePaths } from '../../pwa/src/app/paths-of-console.ts';

/** The source of one pattern for all paths of the console. What a first segment has in common stands once, since the app's first scripts carry it. */
function consolePattern(): string {
  const bySegment = new Map<string, string[]>();
  for (const path of Object.values(consolePaths).flatMap(pathsOf)) {
    const [, segment = '', rest = ''] = /^\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    const rests = bySegment.get(segment);
    if (rests === undefined) bySegment.set(segment, [rest]);
    else rests.push(rest);
  }
  const segments = [...bySegment].map(([segment, rests]) => {
    const [first = '', ...more] = rests;
    if (more.length === 0) return first === '' ? segment : `${segment}/${first}`;
    const named = rests.filter((rest) => rest !== '').join('|');
    return rests.includes('') ? `${segment}(?:/(?:${named}))?` : `${segment}/(?:${named})`;
  });
  return `^/(?:${segments.join('|')})/?$`;
}

const pathsOf = (paths: string | Readonly<Record<string, string>>): string[] =>
  typeof paths === 'string' ? [paths] : Object.values(paths);

/** For the constants of a build. */
export const consolePatternConstant = { __CONSOLE_PATTERN__: JSON.stringify(consolePattern()) };
