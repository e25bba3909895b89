import type { QuestionGroup } from '@exam/shared-schema/exam-patterns';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';

/** What a section of a template asks for. */
export interface SectionWish {
  readonly title: string;
  readonly questionCount: number;
  /** How many of which type; null for any type. */
  readonly groups: readonly QuestionGroup[] | null;
  /** The topics that its questions are about. */
  readonly topicIds: readonly string[];
  /** Of a question, 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
  /** How many of its questions come in whole sets, as far as there are some. */
  readonly questionsInSets: number;
}

export interface Candidate {
  readonly id: string;
  readonly topicId: string;
  readonly type: QuestionTypeName;
  readonly difficulty: number;
}

/** A whole set: its questions in their order. */
export type CandidateSet = readonly Candidate[];

/** What may be taken for a section, the preferred first. */
export interface Offer {
  readonly singles: readonly Candidate[];
  readonly sets: readonly CandidateSet[];
}

/** Questions of one type that a section lacks; of any type if it is null. */
export interface Missing {
  readonly section: string;
  readonly type: QuestionTypeName | null;
  readonly wanted: number;
  readonly found: number;
}

export type Filled =
  | { readonly outcome: 'filled'; readonly sections: readonly (readonly Candidate[])[] }
  | { readonly outcome: 'short'; readonly missing: readonly Missing[] };

/**
 * GN2: fills the sections of a template, in their order: whole sets first, then single questions, each from the topic
 * that has been asked least so far. No question is taken twice. Nothing is half filled: what is missing is said of
 * every section.
 * @param offers one for each section.
 */
export function fill(wishes: readonly SectionWish[], offers: readonly Offer[]): Filled {
  const taken = new Taken();
  const missing: Missing[] = [];
  const sections = wishes.map((wish, place) => {
    const open = new OpenPlaces(wish);
    const offer = offers[place] ?? NOTHING;
    const questions = [...takeSets(wish, offer, open, taken), ...takeSingles(offer, open, taken)];
    missing.push(...open.missing(wish));
    return open.inOrder(questions);
  });
  return missing.length === 0 ? { outcome: 'filled', sections } : { outcome: 'short', missing };
}

const NOTHING: Offer = { singles: [], sets: [] };

/** Which questions are in the paper, and how many of each topic. */
class Taken {
  readonly #ids = new Set<string>();
  readonly #byTopic = new Map<string, number>();

  has({ id }: Candidate): boolean {
    return this.#ids.has(id);
  }

  add({ id, topicId }: Candidate): void {
    this.#ids.add(id);
    this.#byTopic.set(topicId, this.of(topicId) + 1);
  }

  of(topicId: string): number {
    return this.#byTopic.get(topicId) ?? 0;
  }
}

/** ANY stands for a section that asks for no types. */
const ANY = 'any';
type Place = QuestionTypeName | typeof ANY;

/** The places of one section that are not filled yet, by type. */
class OpenPlaces {
  readonly #open = new Map<Place, number>();
  readonly #wanted: ReadonlyMap<Place, number>;

  constructor({ groups, questionCount }: SectionWish) {
    if (groups === null) this.#open.set(ANY, questionCount);
    for (const { type, count } of groups ?? []) this.#open.set(type, this.#left(type) + count);
    this.#wanted = new Map(this.#open);
  }

  /** The places that a question of this type fits in. */
  #placeOf(type: QuestionTypeName): Place {
    return this.#wanted.has(ANY) ? ANY : type;
  }

  #left(place: Place): number {
    return this.#open.get(place) ?? 0;
  }

  get total(): number {
    return [...this.#open.values()].reduce((sum, count) => sum + count, 0);
  }

  fits(questions: readonly Candidate[]): boolean {
    const needed = new Map<Place, number>();
    for (const { type } of questions) {
      const place = this.#placeOf(type);
      needed.set(place, (needed.get(place) ?? 0) + 1);
    }
    return [...needed].every(([place, count]) => count <= this.#left(place));
  }

  fill({ type }: Candidate): void {
    const place = this.#placeOf(type);
    this.#open.set(place, this.#left(place) - 1);
  }

  missing({ title }: SectionWish): Missing[] {
    return [...this.#open].flatMap(([place, left]) => {
      const wanted = this.#wanted.get(place) ?? 0;
      const type = place === ANY ? null : place;
      return left === 0 ? [] : [{ section: title, type, wanted, found: wanted - left }];
    });
  }

  /** Sets stay where they are, before the single questions; those are put in the order of the section's types. */
  inOrder(questions: readonly Taking[]): Candidate[] {
    const types = [...this.#wanted.keys()];
    const rank = ({ type }: Candidate) => types.indexOf(this.#placeOf(type));
    const ofSets = questions.filter(({ isOfSet }) => isOfSet);
    const singles = questions.filter(({ isOfSet }) => !isOfSet);
    return [...ofSets, ...singles.toSorted((one, other) => rank(one.question) - rank(other.question))].map(
      ({ question }) => question,
    );
  }
}

interface Taking {
  readonly question: Candidate;
  readonly isOfSet: boolean;
}

function takeSets(
  { questionsInSets }: SectionWish,
  { sets }: Offer,
  open: OpenPlaces,
  taken: Taken,
): Taking[] {
  const takings: Taking[] = [];
  for (const set of sets) {
    if (takings.length + set.length > questionsInSets) continue;
    if (set.some((question) => taken.has(question)) || !open.fits(set)) continue;
    for (const question of set) takings.push(take(question, true, open, taken));
  }
  return takings;
}

function take(question: Candidate, isOfSet: boolean, open: OpenPlaces, taken: Taken): Taking {
  open.fill(question);
  taken.add(question);
  return { question, isOfSet };
}

function takeSingles({ singles }: Offer, open: OpenPlaces, taken: Taken): Taking[] {
  const takings: Taking[] = [];
  const waiting = byTopic(singles);
  while (open.total > 0) {
    const next = nextOf(waiting, open, taken);
    if (next === undefined) break;
    takings.push(take(next, false, open, taken));
  }
  return takings;
}

function byTopic(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const topics = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const own = topics.get(candidate.topicId) ?? [];
    own.push(candidate);
    topics.set(candidate.topicId, own);
  }
  return topics;
}

/** The preferred question that fits, of the topic that was asked least. */
function nextOf(waiting: Map<string, Candidate[]>, open: OpenPlaces, taken: Taken): Candidate | undefined {
  const topics = [...waiting.keys()].sort((one, other) => taken.of(one) - taken.of(other));
  for (const topic of topics) {
    const own = waiting.get(topic) ?? [];
    const place = own.findIndex((candidate) => !taken.has(candidate) && open.fits([candidate]));
    const [found] = place < 0 ? [] : own.splice(place, 1);
    if (found !== undefined) return found;
    // Places only close, so nothing of this topic will fit later.
    waiting.delete(topic);
  }
  return undefined;
}
