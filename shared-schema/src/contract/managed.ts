import * as z from 'zod/mini';
import { idSchema } from '../attempt/ids.ts';
import { defineCall, type Call } from './call.ts';
import { messageAnswer } from './message-answer.ts';
import { pageAnswer, pageQuery } from './lists.ts';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;
type Nothing = Record<never, never>;

const idParams = z.object({ id: idSchema });

/** OP8: the format of a list as a file. */
export const fileFormat = { format: z._default(z.literal('csv'), 'csv') };

interface Nouns<Area, Row> {
  /** The first part of the calls' names, and the member of a list's answer that holds the rows. */
  readonly area: Area;
  /** With its article: 'a topic', 'an exam template'. */
  readonly one: string;
  /** 'topics'. */
  readonly many: string;
  /** Schema of one row, as administrators see it. */
  readonly row: Row;
}

type AdminCall = Call<Schema | undefined, Schema | undefined, Schema | undefined, Schema, 'admin'>;

/** A call with what the server needs to bind it. */
export interface ManagedCall<Row extends Schema = Schema> extends AdminCall {
  readonly area: string;
  /** 'topic' and 'topics', for sentences. */
  readonly noun: string;
  readonly nouns: string;
  readonly row: Row;
}

/** The type of one row of the call. */
export type RowOf<C extends ManagedCall> = z.infer<C['row']>;

type PageMember = Exclude<keyof typeof pageAnswer, 'generatedAt'>;
type Aliases = Readonly<Record<string, PageMember>>;

/** OP8: the call for the CSV file of a list. */
export type FileCall = Call<undefined, Schema, undefined, Schema, 'admin'>;

/** A call that returns a page of rows. */
export interface ListCall<Row extends Schema = Schema> extends ManagedCall<Row> {
  /** Null if the area has a call of its own for it. */
  readonly file: FileCall | null;
  readonly rowsIn: string;
  readonly alsoAs: Aliases;
  readonly searches: boolean;
  /** The order if none is requested; empty if the list cannot be sorted. */
  readonly defaultSort: string;
}

/** A call that changes something. Its answer has these members: 'message', and any other name holds the row. */
export interface ChangeCall<Row extends Schema = Schema> extends ManagedCall<Row> {
  readonly answers: readonly string[];
  /** CN3: an update without the state that it is based on is refused. */
  readonly requiresState?: boolean;
}

type PageShape<In extends string, Row extends Schema, Also extends Aliases> = typeof pageAnswer & {
  readonly [Alias in keyof Also]: (typeof pageAnswer)[Also[Alias]];
} & { readonly [Key in In]: z.ZodMiniArray<Row> };

/** The members of a page, some of them also under a second name, and the rows. */
function pageShape<const In extends string, Row extends Schema, const Also extends Aliases>(
  rowsIn: In,
  row: Row,
  alsoAs: Also,
): PageShape<In, Row, Also> {
  const aliases = Object.entries(alsoAs).map(([alias, member]) => [alias, pageAnswer[member]] as const);
  const shape = { ...pageAnswer, ...Object.fromEntries(aliases), [rowsIn]: z.array(row) };
  return shape as unknown as PageShape<In, Row, Also>;
}

type ChangeShape<Member extends string, Row extends Schema> = {
  readonly [Key in Member]: Key extends 'message' ? z.ZodMiniString<string> : Row;
};

/** 'message' holds the sentence, every other name holds the row. */
function changeShape<const Member extends string, Row extends Schema>(answers: readonly Member[], row: Row) {
  const members = answers.map((member) => [member, member === 'message' ? z.string() : row] as const);
  return Object.fromEntries(members) as unknown as ChangeShape<Member, Row>;
}

interface Filed {
  /** Of the list's call: 'topics.list'. */
  readonly name: string;
  readonly path: string;
  readonly many: string;
  readonly query: Shape | undefined;
}

function fileOf({ name, path, many, query = {} }: Filed): FileCall {
  return defineCall({
    name: name.endsWith('.list') ? name.replace('.list', '.export') : `${name}Export`,
    summary: `The ${many} that search and filters leave, as a CSV file (OP8)`,
    method: 'GET',
    path: `${path}/export`,
    access: 'admin',
    query: z.object({ ...query, ...fileFormat }),
    answer: z.unknown(),
  });
}

export interface Common {
  readonly path: string;
  /** Replaces the default summary, which is made from the nouns. */
  readonly summary?: string;
}

/**
 * The calls with which administrators manage one kind of thing. Each is made by a function of its own; an area combines
 * those that it needs in one object, from which server and console are declared:
 *
 *     const thing = managed({ area: 'topics', one: 'a topic', many: 'topics', row: managedTopicSchema });
 *     export const topicCalls = {
 *       list: thing.list({ path: '/topics/get_all_topics', query: { search: searchText } }),
 *     };
 */
export function managed<const Area extends string, Row extends Schema>({
  area,
  one,
  many,
  row,
}: Nouns<Area, Row>) {
  const about = { area, noun: one.replace(/^an? /, ''), nouns: many, row } as const;
  return {
    /**
     * A page of rows. `query` holds the search, the filters and the sort; `page` and `limit` are added. `file` is the
     * call for the same rows as a CSV file, unless the area declares one itself.
     */
    list<
      const Q extends Shape = Nothing,
      const In extends string = Area,
      const Also extends Aliases = Nothing,
      const Own extends boolean = false,
    >({
      name = 'list',
      path,
      summary = `All ${many}, page by page`,
      limit = 10,
      query,
      rowsIn = area as unknown as In,
      alsoAs = {} as Also,
      hasOwnFile = false as Own,
    }: Common & {
      name?: string;
      limit?: number;
      query?: Q;
      rowsIn?: In;
      alsoAs?: Also;
      hasOwnFile?: Own;
    }) {
      const call = defineCall({
        name: `${area}.${name}`,
        summary,
        method: 'GET',
        path,
        access: 'admin',
        query: z.object({ ...pageQuery(limit), ...(query as Q) }),
        answer: z.object(pageShape(rowsIn, row, alsoAs)),
      });
      const { sort = '' } = call.query.parse({}) as { readonly sort?: string };
      const file = hasOwnFile ? null : fileOf({ name: call.name, path, many, query });
      return {
        ...call,
        ...about,
        ...{ rowsIn, alsoAs, searches: 'search' in (query ?? {}), defaultSort: sort },
        file: file as Own extends true ? null : FileCall,
      };
    },

    /** Creates one from a form. By default answers 201 with the row as `data`. */
    create<Form extends Schema, const Member extends string = 'data', const Status extends 200 | 201 = 201>({
      path,
      summary = `Create ${one}; answers 201`,
      form,
      answers = ['data'] as unknown as readonly Member[],
      status = 201 as Status,
    }: Common & { form: Form; answers?: readonly Member[]; status?: Status }) {
      const call = defineCall({
        name: `${area}.create`,
        summary,
        method: 'POST',
        path,
        access: 'admin',
        status,
        body: form,
        answer: z.object(changeShape(answers, row)),
      });
      return { ...call, ...about, answers };
    },

    /** Changes the fields of `changes`. The path contains {id}. By default answers a message. */
    update<Changes extends Schema, const Member extends string = 'message'>({
      path,
      summary = `Change ${one}`,
      method = 'PUT',
      changes,
      answers = ['message'] as unknown as readonly Member[],
      requiresState = false,
    }: Common & {
      method?: 'PUT' | 'PATCH';
      changes: Changes;
      answers?: readonly Member[];
      requiresState?: boolean;
    }) {
      const call = defineCall({
        name: `${area}.update`,
        summary,
        method,
        path,
        access: 'admin',
        params: idParams,
        body: changes,
        answer: z.object(changeShape(answers, row)),
      });
      return { ...call, ...about, answers, requiresState };
    },

    /** Deletes one that nothing depends on. The path contains {id}. */
    delete({ path, summary = `Delete ${one} that nothing depends on` }: Common) {
      const call = defineCall({
        name: `${area}.delete`,
        summary,
        method: 'DELETE',
        path,
        access: 'admin',
        params: idParams,
        answer: messageAnswer,
      });
      return { ...call, ...about, answers: ['message'] as const };
    },
  };
}
