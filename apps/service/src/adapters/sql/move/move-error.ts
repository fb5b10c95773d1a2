/** Why accounts cannot be moved, as a sentence for the operator. Nothing is lost: the command may be repeated. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
