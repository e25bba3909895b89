import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Fields = Readonly<Record<string, Schema>>;
type Defaults<F extends Fields> = { readonly [Name in keyof F]?: z.infer<F[Name]> };

type FormShape<F extends Fields, D> = {
  readonly [Name in keyof F]: Name extends keyof D ? z.ZodMiniDefault<F[Name]> : F[Name];
};

/**
 * The body of a form that creates something. Fields are checked in their order.
 * @param defaults the values of the fields that may be omitted.
 */
export function formOf<const F extends Fields, const D extends Defaults<F>>(fields: F, defaults: D) {
  const given: Readonly<Record<string, unknown>> = defaults;
  const shape = Object.entries(fields).map(
    ([name, field]) => [name, name in given ? z._default(field, given[name]) : field] as const,
  );
  return z.object(Object.fromEntries(shape) as unknown as FormShape<F, D>);
}

/** The body of a form that changes something. Omitted fields keep their values. */
export function changesOf<const F extends Fields>(fields: F) {
  return z.partial(z.object(fields));
}
