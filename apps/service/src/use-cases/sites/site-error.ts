/** Why a change of a site is refused: one sentence for the operator. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}
