import type { NumberChoice, WordChoice } from './asked.ts';
import { makeChoice } from './choice.ts';
import { makeClaims, type Claims } from './claims.ts';
import type { Fact } from './fact.ts';
import { chooseAssertion, type Assertion } from './assertions.ts';
import { chooseFact, chooseFacts } from './facts.ts';
import { chooseCase, type LegalRule } from './legal/case.ts';
import { chooseMatch, type Pairs } from './matches.ts';
import { makeNumerical, type Typed } from './numerical.ts';
import type { Random } from './random.ts';
import { chooseStatements, countStatements } from './statements.ts';
import type { OptionCount, Template, Turn } from './template.ts';

type Ask<Asked> = (random: Random, options: OptionCount) => Asked | null;

/** How templates of one subject are written down: name, chapter, difficulty, and what is asked. */
export function templatesOf(subject: string) {
  const written = (
    type: Template['type'],
    name: string,
    topic: string,
    difficulty: number,
    make: Template['make'],
  ): Template => ({
    name: `${subject.toLowerCase().replaceAll(/\W+/g, '-')}/${name}`,
    subject,
    topic,
    difficulty,
    type,
    make,
  });
  const asking =
    <Asked>(
      ask: Ask<Asked>,
      build: (random: Random, asked: Asked, turn: Turn) => ReturnType<Template['make']>,
    ): Template['make'] =>
    (random, turn) => {
      const asked = ask(random, turn.options);
      return asked === null ? null : build(random, asked, turn);
    };

  return {
    mcq: (name: string, topic: string, difficulty: number, ask: Ask<NumberChoice | WordChoice>) =>
      written('MCQ', name, topic, difficulty, asking(ask, makeChoice)),
    msq: (name: string, topic: string, difficulty: number, ask: Ask<Claims>) =>
      written('MSQ', name, topic, difficulty, asking(ask, makeClaims)),
    numerical: (name: string, topic: string, difficulty: number, ask: Ask<Typed>) =>
      written(
        'Numerical',
        name,
        topic,
        difficulty,
        asking(ask, (_random, asked) => makeNumerical(asked)),
      ),
    fact: (name: string, topic: string, difficulty: number, about: string, pool: readonly Fact[]) => ({
      ...written('MCQ', name, topic, difficulty, (random, turn) => chooseFact(random, turn, about, pool)),
      facts: { about, pool },
    }),
    facts: (name: string, topic: string, difficulty: number, about: string, pool: readonly Fact[]) => ({
      ...written('MSQ', name, topic, difficulty, (random, turn) => chooseFacts(random, turn, about, pool)),
      facts: { about, pool },
    }),
    assertion: (name: string, topic: string, difficulty: number, pool: readonly Assertion[]) =>
      written('MCQ', name, topic, difficulty, (random, turn) => chooseAssertion(random, turn, pool)),
    match: (name: string, topic: string, difficulty: number, pairs: Pairs) =>
      written('MCQ', name, topic, difficulty, (random, turn) => chooseMatch(random, turn, pairs)),
    legalCase: (name: string, topic: string, difficulty: number, rule: LegalRule) =>
      written('MCQ', name, topic, difficulty, (random, turn) => chooseCase(random, turn, rule)),
  };
}

/** CT22: the facts of a template as two statements, Statement I and Statement II; none of those without facts. */
export const asStatementPair = (template: Template): Template[] =>
  fromFacts(template, 'statement-pair', chooseStatements);

/** CT22: the facts of a template as three statements, of which so many are correct; none of those without facts. */
export const asStatementCount = (template: Template): Template[] =>
  fromFacts(template, 'statement-count', countStatements);

function fromFacts(
  { name, facts, ...template }: Template,
  kind: string,
  choose: typeof chooseStatements,
): Template[] {
  if (facts === undefined) return [];
  const [subject = '', fact = ''] = name.split('/');
  return [
    {
      ...template,
      name: `${subject}/${kind}-${fact}`,
      type: 'MCQ',
      make: (random, turn) => choose(random, turn, facts.about, facts.pool),
    },
  ];
}
