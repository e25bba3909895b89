import * as z from 'zod/mini';
import { ask, solveProblem, type CallAnswer } from '@exam/shared-schema/contract';
import { catalogue, formulae } from '@exam/content';
import { drawnQuestion, makeQuestion, templates } from '@exam/content/testing';
import {
  ModelTrouble,
  type LanguageModel,
  type ModelTurn,
} from '../../src/adapters/language-model/language-model.ts';
import type { AppOptions } from '../../src/build-app.ts';
import { templateVariants } from '../../src/bank/template-variants.ts';
import { newQuestion } from '../../src/bank/new-questions.ts';
import type { Context } from '../../src/context.ts';
import type { AssistantParts } from '../../src/features/assistant/parts.ts';
import { saveCatalogue } from '../../src/bank/save-catalogue.ts';
import { createPaper, type NewPaper } from '../../src/papers/create-paper.ts';
import { publishPaper } from '../../src/papers/publish-paper.ts';
import { openPurse } from '../../src/features/wallet/purse.ts';
import { saveQuestions, type NewQuestion } from '../../src/bank/save-questions.ts';
import { startTestServer, type Answer, type TestServer } from './test-server.ts';

/** A server with the catalogue and the formulae, an assistant, and as many questions as are put in. */
export interface StudyHall {
  readonly server: TestServer;
  readonly context: Context;
  readonly adminId: string;
  readonly asha: Student;
  readonly ravi: Student;
  /** Puts generated questions into the bank. @returns their ids. */
  generated(names: readonly string[], turn?: number, pool?: 'practice' | 'ranked'): Promise<StoredQuestion[]>;
  /** Publishes a paper of these questions. @returns its id. */
  paperOf(questionIds: readonly string[], changes?: Partial<NewPaper>): Promise<string>;
  ask(body: object, who?: Student): Promise<Answer>;
  solve(body: object, who?: Student): Promise<Answer>;
  tokensOf(who: Student): Promise<number>;
}

export interface Student {
  readonly id: string;
  readonly token: string;
}

export type StoredQuestion = NewQuestion & { readonly id: string };

const SEED = 'study hall';

export async function openStudyHall(
  parts: AssistantParts = {},
  options: Partial<AppOptions> = {},
): Promise<StudyHall> {
  const held: { context?: Context } = {};
  const variants: AssistantParts['variants'] = (...asked) =>
    held.context === undefined ? Promise.resolve(null) : templateVariants(held.context)(...asked);
  const isPlain = Object.keys(parts).length + Object.keys(options).length === 0;
  const server = await startTestServer(
    { assistant: { variants, formulae: () => Promise.resolve(formulae), ...parts }, ...options },
    {},
    isPlain ? 'study hall' : undefined,
  );
  const { context } = server;
  held.context = context;
  const saved = await saveCatalogue(context, catalogue);
  const adminId = await server.addUser({ username: 'admin', role: 'admin' });
  const student = async (username: string): Promise<Student> => ({
    id: await server.addUser({ username }),
    token: await server.signIn(username),
  });
  const asha = await student('asha');
  const post = (path: string, body: object, { token }: Student) =>
    server.ask('POST', `/api${path}`, { token, body });
  return {
    server,
    context,
    adminId,
    asha,
    ravi: await student('ravi'),
    generated: async (names, turn = 0, pool = 'practice') => {
      const made: NewQuestion[] = [];
      for (const name of names) {
        const template = templates.find((each) => each.name === name);
        if (template === undefined) throw new Error(`There is no template ${name}`);
        const drawn = { template, turn, made: makeQuestion(template, SEED, turn) };
        made.push({ ...(await newQuestion(context, saved, drawnQuestion(drawn))), pool });
      }
      const ids = await saveQuestions(context, made);
      return made.map((question, place) => ({ ...question, id: ids[place]?.id ?? '' }));
    },
    paperOf: async (questionIds, changes = {}) => {
      const paperId = await createPaper(context, {
        title: 'A test',
        description: 'Of the study hall',
        categoryId: [...saved.categories.values()][0] as string,
        subjectIds: [[...saved.subjects.values()][0] as string],
        durationMinutes: 60,
        difficultyLevel: 5,
        createdBy: adminId,
        sections: [{ title: 'All', questions: questionIds.map((questionId) => ({ questionId })) }],
        ...changes,
      });
      await publishPaper(context, paperId);
      return paperId;
    },
    ask: (body, who = asha) => post('/ask', body, who),
    solve: (body, who = asha) => post('/solve-problem', body, who),
    tokensOf: ({ id }) => openPurse(context).tokensOf(context.store.read, id),
  };
}

export const told = ({ json }: Answer): CallAnswer<typeof ask> =>
  z.parse(ask.answer, json) as CallAnswer<typeof ask>;

export const solution = ({ json }: Answer): CallAnswer<typeof solveProblem> =>
  z.parse(solveProblem.answer, json) as CallAnswer<typeof solveProblem>;

/** A language model that says what it is told to, and remembers what it was asked. */
export interface ScriptedModel extends LanguageModel {
  readonly asked: (readonly ModelTurn[])[];
}

type Script = readonly string[] | { readonly before: readonly string[]; readonly trouble: ModelTrouble };

export function scriptedModel(script: () => Script, embed: LanguageModel['embed'] = null): ScriptedModel {
  const asked: (readonly ModelTurn[])[] = [];
  const usage = { promptTokens: 1, completionTokens: 1 };
  return {
    name: 'scripted',
    asked,
    embed,
    write: async ({ turns, onText }) => {
      asked.push(turns);
      const said = script();
      const pieces = 'before' in said ? said.before : said;
      for (const piece of pieces) onText(piece);
      if ('trouble' in said) throw said.trouble;
      return { text: pieces.join(''), usage };
    },
    fill: () => Promise.reject(new ModelTrouble('malformed')),
  };
}

/** The assistant tells a solution sentence by sentence, as numbered steps. */
export const firstStepOf = (explanation = ''): string => explanation.split(/(?<=\.) (?=[A-Z])/)[0] ?? '';
