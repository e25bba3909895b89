import fc from 'fast-check';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that fit a schema, or nearly: texts are drawn from its pattern, from what exists, and from anywhere. */
export function fromSchema(
  schema: z.ZodMiniType | undefined,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant({});
  const { $defs: _defs, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema & { $defs?: unknown };
  return arbitrary(json, known);
}

function arbitrary(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitrary(choice, known)));
  switch (schema.type) {
    case 'object':
      return object(schema, known);
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}, known), { maxLength: 4 });
    case 'string':
      return text(schema, known);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 2 ** 53 - 1) }),
        fc.maxSafeInteger(),
      );
    case 'number':
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function object(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) => [name, arbitrary(member, known)] as const,
  );
  const required = schema.required ?? [];
  // A record of named keys gives them one schema for all.
  const keyed = required
    .filter((name) => schema.properties?.[name] === undefined)
    .map((name) => [name, arbitrary(schema.additionalProperties ?? {}, known)] as const);
  return fc.record(Object.fromEntries([...members, ...keyed]), { requiredKeys: [...required] });
}

function text(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const patterned =
    schema.pattern === undefined
      ? fc.string({ maxLength: 30 })
      : fc.stringMatching(new RegExp(schema.pattern), { size: 'small' });
  return fc.oneof(
    { weight: 3, arbitrary: patterned },
    { weight: 2, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  );
}
