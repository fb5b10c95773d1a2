/** Why the worker did not do something: its code, which holds no data of the visitor. */
export class KeyRefusal extends Error {
  override readonly name = 'KeyRefusal';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
