/** Why a request is refused, in a text that the site may read. */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal';
  readonly code: number | undefined;

  constructor(message: string, code?: number) {
    super(message);
    this.code = code;
  }
}
