import type { NumberChoice, WordChoice } from './asked.ts';
import { makeChoice } from './choice.ts';
import { makeClaims, type Claims } from './claims.ts';
import { chooseFact, chooseFacts, type Fact } from './facts.ts';
import { makeNumerical, type Typed } from './numerical.ts';
import type { Random } from './random.ts';
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
    fact: (name: string, topic: string, difficulty: number, about: string, pool: readonly Fact[]) =>
      written('MCQ', name, topic, difficulty, (random, turn) => chooseFact(random, turn, about, pool)),
    facts: (name: string, topic: string, difficulty: number, about: string, pool: readonly Fact[]) =>
      written('MSQ', name, topic, difficulty, (random, turn) => chooseFacts(random, turn, about, pool)),
  };
}
