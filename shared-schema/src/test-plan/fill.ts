import type { QuestionGroup } from '../exam-patterns/index.ts';
import type { QuestionTypeName } from '../question-types/index.ts';

/** The requirements of a section of a template. */
export interface SectionWish {
  readonly title: string;
  readonly questionCount: number;
  /** Number of questions by type; null for any of `types`. */
  readonly groups: readonly Pick<QuestionGroup, 'type' | 'count'>[] | null;
  /** The types that its questions may have. Those that `groups` lacks only replace questions that are missing. */
  readonly types: readonly QuestionTypeName[];
  /** The topics of its questions. */
  readonly topicIds: readonly string[];
  /** Of each question, 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
  /** How many of its questions should come in whole sets, if there are enough; more only replace what is missing. */
  readonly questionsInSets: number;
}

export interface Candidate {
  readonly id: string;
  readonly topicId: string;
  readonly type: QuestionTypeName;
  readonly difficulty: number;
}

/** A whole set, its questions in order. */
export type CandidateSet = readonly Candidate[];

/** The number of the bank's questions that a section may have, by topic and type. */
export type TypesByTopic = ReadonlyMap<string, ReadonlyMap<QuestionTypeName, number>>;

/** The candidates for a section, in order of preference. */
export interface Offer {
  readonly singles: readonly Candidate[];
  readonly sets: readonly CandidateSet[];
  /** The bank's types, which a section of any type follows; those of `singles` if absent. */
  readonly types?: TypesByTopic;
  /** Ids of questions that were made for this test: they are taken first, whatever their type. */
  readonly fresh?: ReadonlySet<string>;
}

/** A shortage of a section; the type is null if the section takes any type. */
export interface Missing {
  readonly section: string;
  readonly type: QuestionTypeName | null;
  readonly wanted: number;
  readonly found: number;
}

export interface Filled {
  /** The questions of each section; fewer than it asks for if the offers do not suffice. */
  readonly sections: readonly (readonly Candidate[])[];
  /** What the sections lack of the types that they ask for. */
  readonly missing: readonly Missing[];
}

/**
 * GN2, GN11: fills the sections of a template, in order: whole sets first, then single questions, each from the topic
 * with the fewest questions so far. A section of any type has the types in the proportions of the bank. No question is
 * taken twice. Only when every section has what it asks for, as far as that is offered, do further sets and questions of
 * its other types replace those that are missing.
 * @param offers one for each section.
 */
export function fill(wishes: readonly SectionWish[], offers: readonly Offer[]): Filled {
  const taken = new Taken();
  const fillings = wishes.map((wish, place) => {
    const open = new OpenPlaces(wish);
    const offer = offers[place] ?? NOTHING;
    const sets = takeSets(wish.questionsInSets, offer, open, taken);
    return { wish, offer, open, takings: [...sets, ...takeSingles(offer, open, taken)] };
  });
  const missing = fillings.flatMap(({ open, wish }) => open.missing(wish));
  const sections = fillings.map(({ wish, offer, open, takings }) => {
    takings.push(...takeSets(open.total, offer, open, taken));
    open.allow(wish.types);
    takings.push(...takeSingles(offer, open, taken), ...takeSets(open.total, offer, open, taken));
    return open.inOrder(takings);
  });
  return { sections, missing };
}

const NOTHING: Offer = { singles: [], sets: [] };

/** The questions taken so far, and their number by topic. */
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

/** The place key of a section without types. */
const ANY = 'any';
type Place = QuestionTypeName | typeof ANY;

/** The unfilled places of one section, by type. */
class OpenPlaces {
  readonly #open = new Map<Place, number>();
  readonly #wanted: ReadonlyMap<Place, number>;
  readonly #types: readonly QuestionTypeName[];
  /** The types that may fill any place; none at first. */
  #allowed: ReadonlySet<QuestionTypeName> = new Set();

  constructor({ groups, questionCount, types }: SectionWish) {
    if (groups === null) this.#open.set(ANY, questionCount);
    for (const { type, count } of groups ?? []) this.#open.set(type, this.#left(type) + count);
    this.#wanted = new Map(this.#open);
    this.#types = types;
  }

  #left(place: Place): number {
    return this.#open.get(place) ?? 0;
  }

  get isOfAnyType(): boolean {
    return this.#wanted.has(ANY);
  }

  get total(): number {
    return [...this.#open.values()].reduce((sum, count) => sum + count, 0);
  }

  /** From now on questions of these types fill any place. */
  allow(types: readonly QuestionTypeName[]): void {
    this.#allowed = new Set(types);
  }

  fits(questions: readonly Candidate[]): boolean {
    const needed = new Map<Place, number>();
    for (const { type } of questions) {
      const place = this.#placeFor(type);
      if (place === null) return false;
      needed.set(place, (needed.get(place) ?? 0) + 1);
    }
    return [...needed].every(([place, count]) => count <= this.#left(place));
  }

  /** The kind of place that a question of this type fills; null if none is open. */
  #placeFor(type: QuestionTypeName): Place | null {
    if (this.#wanted.has(ANY)) return this.#types.includes(type) ? ANY : null;
    if (this.#left(type) > 0) return type;
    if (!this.#allowed.has(type)) return null;
    return [...this.#open].find(([, left]) => left > 0)?.[0] ?? null;
  }

  fill({ type }: Candidate): void {
    const place = this.#placeFor(type);
    if (place !== null) this.#open.set(place, this.#left(place) - 1);
  }

  missing({ title }: SectionWish): Missing[] {
    return [...this.#open].flatMap(([place, left]) => {
      const wanted = this.#wanted.get(place) ?? 0;
      const type = place === ANY ? null : place;
      return left === 0 ? [] : [{ section: title, type, wanted, found: wanted - left }];
    });
  }

  /** Sets stay in front; single questions are grouped by type, in the order of the section's types. */
  inOrder(questions: readonly Taking[]): Candidate[] {
    const types = [...new Set<Place>([...this.#wanted.keys(), ...this.#types])];
    const rank = ({ type }: Candidate) => (this.#wanted.has(ANY) ? 0 : types.indexOf(type));
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

/** @param most how many questions in sets are taken at most. */
function takeSets(most: number, { sets }: Offer, open: OpenPlaces, taken: Taken): Taking[] {
  const takings: Taking[] = [];
  for (const set of sets) {
    if (takings.length + set.length > most) continue;
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

function takeSingles(offer: Offer, open: OpenPlaces, taken: Taken): Taking[] {
  const takings: Taking[] = [];
  const waiting = byTopic(offer.singles);
  const mix = new TypeMix(open.isOfAnyType ? offer : null);
  while (open.total > 0) {
    const next = nextOf(waiting, open, taken, mix);
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

/**
 * Which type comes next in a section of any type. Each question of a topic adds that topic's proportions to what is due, and
 * the type that is due most is taken: over a whole section no type is more than about one question away from its proportion,
 * also where each of many topics has one question in it.
 */
class TypeMix {
  readonly #types: TypesByTopic | null;
  readonly #fresh: ReadonlySet<string>;
  readonly #due = new Map<QuestionTypeName, number>();

  /** @param offer null for a section whose types are given. */
  constructor(offer: Offer | null) {
    this.#types = offer === null ? null : (offer.types ?? typesOf(offer.singles));
    this.#fresh = offer?.fresh ?? new Set();
  }

  /** @param fitting questions of one topic, by preference. */
  choose(topic: string, fitting: readonly Candidate[]): Candidate | undefined {
    const [preferred] = fitting;
    if (preferred === undefined || this.#types === null) return preferred;
    const counts = this.#types.get(topic) ?? new Map<QuestionTypeName, number>();
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const [type, count] of counts) this.#due.set(type, this.#dueOf(type) + count / all);
    const chosen = this.#fresh.has(preferred.id) ? preferred : this.#mostDue(fitting, preferred);
    this.#due.set(chosen.type, this.#dueOf(chosen.type) - 1);
    return chosen;
  }

  #dueOf(type: QuestionTypeName): number {
    return this.#due.get(type) ?? 0;
  }

  #mostDue(fitting: readonly Candidate[], preferred: Candidate): Candidate {
    const isMore = (one: Candidate, other: Candidate) =>
      this.#dueOf(one.type) > this.#dueOf(other.type) + ROUNDING;
    return fitting.reduce((most, each) => (isMore(each, most) ? each : most), preferred);
  }
}

function typesOf(questions: readonly Candidate[]): TypesByTopic {
  const byTopic = new Map<string, Map<QuestionTypeName, number>>();
  for (const { topicId, type } of questions) {
    const own = byTopic.get(topicId) ?? new Map<QuestionTypeName, number>();
    byTopic.set(topicId, own.set(type, (own.get(type) ?? 0) + 1));
  }
  return byTopic;
}

/** Sums of thirds that are equal differ by less. */
const ROUNDING = 1e-9;

/** The next question that fits, from the topic with the fewest questions so far. */
function nextOf(
  waiting: Map<string, Candidate[]>,
  open: OpenPlaces,
  taken: Taken,
  mix: TypeMix,
): Candidate | undefined {
  const topics = [...waiting.keys()].sort((one, other) => taken.of(one) - taken.of(other));
  for (const topic of topics) {
    // Open places only decrease and a taken question stays taken, so what does not fit now will not fit later.
    const fitting = (waiting.get(topic) ?? []).filter((each) => !taken.has(each) && open.fits([each]));
    const found = mix.choose(topic, fitting);
    if (found !== undefined) {
      waiting.set(
        topic,
        fitting.filter((each) => each !== found),
      );
      return found;
    }
    waiting.delete(topic);
  }
  return undefined;
}
