/** Guides to the errors about nodes and services that do not answer as they should. */
export const serviceErrors = /** @satisfies {Partial<import('./error-guide.mjs').ErrorGuides>} */ ({
  RPC_UNREACHABLE: {
    cause:
      "No connection to the endpoint: no network, a wrong address, CORS, or `connect-src` of the page's policy.",
    visitor: '`failures.httpFailed`',
    way: 'Check the console for CORS and the policy: `endpoints()` lists the hosts to allow.',
    fields: { url: 'The address of the endpoint.' },
    example: { url: 'https://rpc.example' },
  },
  RPC_TIMEOUT: {
    cause: 'A node did not answer within `timeoutMs`, at none of the endpoints of the network.',
    visitor: '`failures.timeout`',
    way: 'Try again, or name a faster endpoint first in `customRpcUrls`.',
    fields: { timeoutMs: 'How long was waited, in milliseconds.' },
    example: { timeoutMs: 30_000 },
  },
  RPC_RESPONSE_INVALID: {
    cause:
      'A node gave an answer that is not of its method: no JSON, another shape, or a value out of range. It was not used.',
    visitor: '`balanceUnavailable`, or that a view could not be loaded',
    way: 'Use another endpoint in `customRpcUrls`. `reason` says what was wrong.',
    fields: {
      reason: 'The cause, for a developer; not for branching where the type is a text.',
      isUnreadable: 'Whether it was no JSON-RPC at all, so that another endpoint is tried.',
    },
    example: { reason: 'the answer is no JSON' },
  },
  RPC_URL_MISSING: {
    cause: 'The network has no endpoint.',
    visitor: '`balanceUnavailable`',
    way: 'Add one to `rpcUrls` of the network or to `customRpcUrls`.',
    fields: { caipNetworkId: 'The CAIP-2 id of the network.' },
    example: { caipNetworkId: 'eip155:8453' },
  },
  RPC_WRONG_CHAIN: {
    cause:
      'An endpoint or a service serves another chain than the network says. Its answers were not used.',
    visitor: '`balanceUnavailable`',
    way: 'Correct the endpoint of the network.',
    fields: {
      url: 'The address of the endpoint.',
      expected: 'The chain of the network.',
      actual: 'The chain that it serves.',
    },
    example: { url: 'https://rpc.example', expected: '42161', actual: '1' },
  },
  HTTP_STATUS: {
    cause: 'A service or an RPC endpoint answered with an HTTP status that is no success.',
    visitor: '`failures.httpFailed`, and for 429 `failures.limitExceeded`',
    way: 'Wait `retryAfterMs` where it is set. For 401 and 403 check the project id and the allowed origins.',
    fields: {
      status: 'The HTTP status.',
      retryAfterMs: 'What `Retry-After` says, in milliseconds.',
    },
    example: { status: 429, retryAfterMs: 2_000 },
  },
  SERVICE_UNREACHABLE: {
    cause:
      "A service of `sources` could not be reached: no network, a wrong address, CORS, or `connect-src` of the page's policy.",
    visitor: '`failures.httpFailed`',
    way: '`endpoints()` lists the hosts to allow.',
    fields: {},
    example: {},
  },
  SERVICE_RESPONSE_INVALID: {
    cause:
      'A service of `sources`, a name gateway or a swap service gave an answer that cannot be trusted or read. It was not used.',
    visitor: 'that the view could not be loaded; in a swap `swapFaults.build.refused`',
    way: '`reason` says what was wrong: tell the operator of the service.',
    fields: { reason: 'The cause, for a developer; not for branching where the type is a text.' },
    example: { reason: 'the prices are no list' },
  },
});
