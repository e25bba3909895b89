import { and, desc, eq, sql } from 'drizzle-orm';
import { compilePaper } from '@exam/shared-schema/marking';
import {
  paperPackageSchema,
  questionsInOrder,
  type OpenedKey,
  type PackageQuestion,
  type PackageSection,
  type PaperPackage,
} from '@exam/shared-schema/paper-package';
import { resultTexts, type KeyedPaper as MarkerAndTexts } from '@exam/shared-schema/results';
import { factsOfQuestions } from '../papers/question-facts.ts';
import { heldUntilColumn } from '../release/results-held-until.ts';
import { rowLimit, statement, type Store } from '../database/index.ts';
import { explanationsOnWire } from '../papers/stored-explanations.ts';
import { BoundedCache } from '../bounded-cache.ts';

/** A package with one version of its key, read once and ready to verify and mark any number of attempts. */
export interface KeyedPaper extends MarkerAndTexts, Readonly<OpenedKey> {
  readonly paper: PaperPackage;
  readonly questionIds: readonly string[];
  readonly questions: ReadonlyMap<
    string,
    { readonly question: PackageQuestion; readonly section: PackageSection }
  >;
  readonly optionIds: ReadonlyMap<string, readonly string[]>;
}

/** Papers kept in memory per server. */
const MOST_PAPERS = 64;

/** The paper's current policy on results and ranking. */
export interface PaperPolicy {
  /** Epoch milliseconds; null if results are not held back (ST7, ST80). */
  readonly heldUntil: number | null;
  readonly resultsPolicy: PaperPackage['resultsPolicy'];
}

/** @returns null if the package does not exist or has no key yet. */
export type ReadKeyedPaper = (
  packageVersion: string,
) => Promise<{ readonly keyed: KeyedPaper; readonly policy: PaperPolicy } | null>;

/**
 * Reads a package with the current version of its key. Both are immutable under their versions, so they are cached; the
 * facts of its questions (ST85) are those of the first read.
 */
export function keyedPapers(store: Store): ReadKeyedPaper {
  const cache = new BoundedCache<KeyedPaper>(MOST_PAPERS);
  return async (packageVersion) => {
    const [today] = await paperToday(store, store.read, { packageVersion });
    if (today === undefined) return null;
    const { keyVersion, ...policy } = today;
    const name = `${packageVersion} ${keyVersion}`;
    const keyed = cache.get(name) ?? (await readPaper(store, packageVersion, keyVersion));
    if (keyed === null) return null;
    cache.set(name, keyed);
    return { keyed, policy };
  };
}

const paperToday = statement('paper_today', (queries, { answerKeys, packageVersions, papers }) =>
  queries
    .select({
      keyVersion: answerKeys.keyVersion,
      heldUntil: heldUntilColumn(papers),
      resultsPolicy: papers.resultsPolicy,
    })
    .from(answerKeys)
    .innerJoin(packageVersions, eq(packageVersions.version, answerKeys.packageVersion))
    .innerJoin(papers, eq(papers.id, packageVersions.paperId))
    .where(eq(answerKeys.packageVersion, sql.placeholder('packageVersion')))
    .orderBy(desc(answerKeys.keyVersion))
    .limit(rowLimit(1)),
);

async function readPaper(
  store: Store,
  packageVersion: string,
  keyVersion: number,
): Promise<KeyedPaper | null> {
  const { read, t } = store;
  const [row] = await read
    .select({
      content: t.packageVersions.content,
      keys: t.answerKeys.keys,
      explanations: t.answerKeys.explanations,
    })
    .from(t.packageVersions)
    .innerJoin(t.answerKeys, eq(t.answerKeys.packageVersion, t.packageVersions.version))
    .where(and(eq(t.packageVersions.version, packageVersion), eq(t.answerKeys.keyVersion, keyVersion)));
  if (row === undefined) return null;
  const paper = paperPackageSchema.parse(JSON.parse(row.content));
  const facts = await factsOfQuestions(store, packageVersion);
  return prepare(paper, { keyVersion, keys: row.keys, ...explanationsOnWire(row.explanations), facts });
}

function prepare(paper: PaperPackage, key: Pick<KeyedPaper, 'keyVersion' | keyof OpenedKey>): KeyedPaper {
  const inOrder = questionsInOrder(paper);
  const marker = compilePaper(paper, key.keys);
  return {
    ...key,
    paper,
    questionIds: inOrder.map(({ question }) => question._id),
    questions: new Map(inOrder.map(({ question, section }) => [question._id, { question, section }])),
    optionIds: new Map(inOrder.map(({ question }) => [question._id, question.options.map(({ _id }) => _id)])),
    marker,
    texts: resultTexts({ ...key, paper, marker }),
  };
}
