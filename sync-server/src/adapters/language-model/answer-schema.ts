import * as z from 'zod/mini';
import type { ModelTurn } from './language-model.ts';

type Json = Readonly<Record<string, unknown>>;

/** Keywords that providers reject in strict schemas. The answer is still checked against them. */
const NOT_STRICT: ReadonlySet<string> = new Set(['$schema', 'default', 'minLength', 'maxLength', 'pattern']);

/** A JSON schema in the form that providers require for strict answers: all properties required, and no additional ones. */
export function strictSchema(schema: z.ZodMiniType): Record<string, unknown> {
  return strict(z.toJSONSchema(schema) as Json) as Record<string, unknown>;
}

function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== 'object' || node === null) return node;
  const { properties, ...rest } = node as Json;
  const kept = Object.entries(rest).filter(([name]) => !NOT_STRICT.has(name));
  const plain = Object.fromEntries(kept.map(([name, value]) => [name, strict(value)]));
  if (typeof properties !== 'object' || properties === null) return plain;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, strict(value)]),
  );
  return { ...plain, properties: members, required: Object.keys(members), additionalProperties: false };
}

/** Characters. Longer complaints cost tokens without helping the model. */
export const COMPLAINT_LENGTH = 500;

/** @returns what is wrong with a value, phrased for the model that produced it. */
export const complaintOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
    .join('; ')
    .slice(0, COMPLAINT_LENGTH);

const FORM = 'Answer with one JSON object of this JSON schema and nothing else:';
const COMPLAINT = 'An earlier answer could not be used:';

/**
 * LM2: adds the required form to the turns, because some servers do not enforce the schema. The description is
 * added to existing turns, because some models require alternating roles.
 */
export function formedTurns(
  turns: readonly ModelTurn[],
  schema: object,
  complaint: string | null,
): readonly ModelTurn[] {
  const form = [
    `${FORM}\n${JSON.stringify(schema)}`,
    ...(complaint === null ? [] : [`${COMPLAINT} ${complaint}`]),
  ];
  const [first, ...others] = turns;
  if (first?.role !== 'system') return [{ role: 'system', text: form.join('\n') }, ...turns];
  return [{ role: 'system', text: [first.text, ...form].join('\n\n') }, ...others];
}
