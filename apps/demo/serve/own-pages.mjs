/**
 * Whether a request to write comes from a page of the shop: one of another site can send neither this type nor this origin.
 *
 * @param {Request} request
 * @param {readonly string[]} domains
 */
export function mayWrite({ headers, method }, domains) {
  const origins = domains.map((domain) => `http://${domain}`);
  return (
    method === 'POST' &&
    headers.get('content-type') === 'application/json' &&
    origins.includes(headers.get('origin') ?? '')
  );
}

/**
 * @param {number} status
 * @param {string} reason
 */
export function refusal(status, reason) {
  return Response.json({ reason }, { status });
}
