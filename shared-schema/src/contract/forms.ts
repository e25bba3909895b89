import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Fields = Readonly<Record<string, Schema>>;
type Defaults<F extends Fields> = { readonly [Name in keyof F]?: z.infer<F[Name]> };

type FormShape<F extends Fields, D> = {
  readonly [Name in keyof F]: Name extends keyof D ? z.ZodMiniDefault<F[Name]> : F[Name];
};

/**
 * What a form sends that makes something. The fields are checked in their order.
 * @param defaults what the fields are that may be left out.
 */
export function formOf<const F extends Fields, const D extends Defaults<F>>(fields: F, defaults: D) {
  const given: Readonly<Record<string, unknown>> = defaults;
  const shape = Object.entries(fields).map(
    ([name, field]) => [name, name in given ? z._default(field, given[name]) : field] as const,
  );
  return z.object(Object.fromEntries(shape) as unknown as FormShape<F, D>);
}

/** What a form sends that changes something. What is left out stays as it is. */
export function changesOf<const F extends Fields>(fields: F) {
  return z.partial(z.object(fields));
}
