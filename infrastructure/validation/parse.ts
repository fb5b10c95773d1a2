import * as z from 'zod/mini';

/** The specification's texts for a field that is missing and for one that is wrong. */
const REQUIRED = 'Required';
const INVALID = 'Invalid input';

/**
 * Checks what came from outside against `schema`, and returns it in the schema's shape.
 *
 * The texts belong to this call and not to zod as a whole, which the page may use as well.
 *
 * @throws what `refuse` makes of the first thing that is wrong, e.g. `data.0.name: Required`.
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
