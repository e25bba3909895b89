import { isOfConsole, type Area, type Permissions, type Reach } from './permissions.ts';

// A module of its own, because the app's first script asks for permissions and not for calls.

/** The area of a call. @param name 'papers.list'. */
export const areaOf = (name: string): Area => name.replace(/\..*$/, '') as Area;

/** A call, as the contract declares it. */
interface NamedCall {
  /** 'papers.list' */
  readonly name: string;
  readonly method: string;
}

/** OR2, OR10: whether a role with these permissions may make a call of the console. */
export function mayCall(permissions: Permissions, { name, method }: NamedCall): boolean {
  const reach: Reach | undefined = permissions[areaOf(name)];
  return reach === 'reading' ? method === 'GET' : isOfConsole(reach);
}

const REACHES: readonly (Reach | undefined)[] = [undefined, 'own', 'reading', 'organisation', 'installation'];

/** US7: whether a role may nothing that the other may not, so that one who has that may give it. */
export function isWithin(role: Permissions, other: Permissions): boolean {
  return (Object.keys(role) as Area[]).every(
    (area) => REACHES.indexOf(role[area]) <= REACHES.indexOf(other[area]),
  );
}
