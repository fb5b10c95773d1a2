import * as z from 'zod/mini';

/** The specification's texts for a field that is missing and for one that is wrong. */
const REQUIRED = 'Required';
const INVALID = 'Invalid input';

/**
 * Checks data from outside against `schema`, and returns it in the schema's shape.
 *
 * Sets the texts for this call only, because the page may use zod as well.
 *
 * @throws the error that `refuse` makes of the first fault, e.g. `data.0.name: Required`.
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  refuse: (reason: string) => Error,
): z.output<Schema> {
  const result = z.safeParse(schema, value, {
    error: ({ input }) => (input === undefined ? REQUIRED : INVALID),
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String).join('.');
  throw refuse(`${path ? `${path}: ` : ''}${issue?.message ?? INVALID}`);
}
