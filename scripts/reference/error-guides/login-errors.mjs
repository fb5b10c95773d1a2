/** Guides to the errors about the logins of the embedded wallet, and the sign-in with a wallet. */
export const loginErrors = /** @satisfies {Partial<import('./error-guide.mjs').ErrorGuides>} */ ({
  EMAIL_INVALID: {
    cause: 'The text is not an e-mail address.',
    visitor: '`emailInvalid`',
    way: 'Let the visitor correct it.',
    fields: {},
    example: {},
  },
  EMAIL_RESEND_TOO_SOON: {
    cause: 'Another e-mail was asked for before the wait was over.',
    visitor: '`emailTooSoon`',
    way: 'Ask again after `seconds`.',
    fields: { seconds: 'How long to wait, in seconds.' },
    example: { seconds: 12 },
  },
  CODE_INVALID: {
    cause: 'A one-time code of a login that does not have six digits. Nothing was sent.',
    visitor: '`emailCodeWrong`',
    way: 'Ask for the six digits of the e-mail.',
    fields: {},
    example: {},
  },
  SOCIAL_PROVIDER_UNAVAILABLE: {
    cause:
      'A social provider that the operator of the embedded wallet has not set up, or that does not work in the app that shows the page.',
    visitor: 'the provider is not listed',
    way: 'Offer only `socialProviders` of the feature `auth`.',
    fields: { provider: 'The name of the provider.' },
    example: { provider: 'farcaster' },
  },
  SOCIAL_URI_MISSING: {
    cause: 'The embedded wallet gave no `https:` address for the page of the provider.',
    visitor: '`socialFailed.refused`',
    way: 'Check the set-up of the provider in the service.',
    fields: {},
    example: {},
  },
  LOGIN_WINDOW_BLOCKED: {
    cause: 'The browser blocked the window of a social login.',
    visitor: '`socialFailed.blocked`',
    way: 'Call `connectSocial` within a press, before anything is awaited.',
    fields: {},
    example: {},
  },
  LOGIN_WINDOW_CLOSED: {
    cause: 'The visitor closed the window of a social login.',
    visitor: '`socialFailed.cancelled`',
    way: 'Treat it as a cancelled login.',
    fields: {},
    example: {},
  },
  ORIGIN_UNTRUSTED: {
    cause:
      "A message in a social login came from another origin than the login's. It was not used.",
    visitor: '`snackbars.ORIGIN_UNTRUSTED`',
    way: 'Check that the login returns to the origin that the service names. Treat repeated cases as an attack.',
    fields: {},
    example: {},
  },
  FRAME_MISSING: {
    cause:
      'The embedded wallet was used before its page was in the document, or there is no place for it.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'A mistake in an own `AuthFrame`: load it first, and keep its element in the document.',
    fields: { part: 'What is missing.' },
    example: { part: 'iframe' },
  },
  FRAME_NOT_LOADED: {
    cause:
      'The page of the embedded wallet did not load: a wrong `authFrameUrl`, no network, or an origin that the service does not allow.',
    visitor: '`emailUnreachable`',
    way: "Check `authFrameUrl`, `frame-src` of the page's policy, and the allowed origins of the service. `debug: true` shows why.",
    fields: {},
    example: {},
  },
  FRAME_TIMEOUT: {
    cause: 'The embedded wallet did not answer within `timeoutMs`.',
    visitor:
      '`emailUnreachable`; while a code or device is waited for `emailEnded.timedOut`; in a social login `socialFailed.timedOut`',
    way: 'Try again. Where it always happens, check the service.',
    fields: {
      request: 'The request that had no answer.',
      timeoutMs: 'How long was waited, in milliseconds.',
    },
    example: { request: 'CONNECT_EMAIL', timeoutMs: 30_000 },
  },
  FRAME_FAILED: {
    cause:
      'The page of the embedded wallet answered with a failure, or the visitor declined there (`isDeclined`).',
    visitor:
      '`emailSaid` with the text of the embedded wallet, or `emailFailed`; after declining nothing',
    way: 'Show `frameMessage` to developers. The log of the service has the cause.',
    fields: {
      frameMessage: 'The text of the embedded wallet, in English.',
      isDeclined: 'Whether the visitor declined there.',
      isNetworkUnknown: 'Whether the embedded wallet does not serve the network.',
    },
    example: { frameMessage: 'Invalid email' },
  },
  FRAME_ABORTED: {
    cause:
      'The visitor left a login or an approval of the embedded wallet, or a newer one took its place.',
    visitor: 'nothing more: the view that they left',
    way: 'Treat it as no answer. Start again when the visitor presses again.',
    fields: { isRpc: 'Whether it was an approval; else a login.' },
    example: { isRpc: false },
  },
  RPC_METHOD_NOT_ALLOWED: {
    cause: 'A method that the embedded wallet does not serve.',
    visitor: '`failures.unsupportedMethod`',
    way: 'Use `personal_sign`, `eth_signTypedData_v4` or `eth_sendTransaction`; reads go to a node.',
    fields: { method: 'The method of the request.' },
    example: { method: 'eth_sign' },
  },
  SIGN_IN_INVALID: {
    cause:
      'A sign-in was refused before or after it was signed: another site, account or chain, a message that has expired, or a site that did not accept the signature. `reason` says which.',
    visitor:
      'the headline of the fault, such as `signInFaults.refused.headline`; on a phone that pairs `pairingFailures.signInInvalid.headline`',
    way: 'Ask again with a new nonce. For another site, look at `domain` and `uri` of the message.',
    fields: { reason: 'The cause, for a developer; not for branching where the type is a text.' },
    example: { reason: 'expired' },
  },
  SIGN_IN_CLIENT_MISSING: {
    cause: 'The connected wallet has no way to sign a message on this namespace.',
    visitor: '`signInFaults.unsupported.headline`',
    way: 'Let the visitor connect another wallet or account.',
    fields: {},
    example: {},
  },
  ACTIVE_ACCOUNT_MISSING: {
    cause: 'A sign-in was asked for while no wallet is connected.',
    visitor: '`signInFaults.failed.headline`',
    way: 'Call `connect` or `openAndConnect` before `signIn()` of the feature `siwx`.',
    fields: {},
    example: {},
  },
  ACTIVE_NETWORK_MISSING: {
    cause:
      'A sign-in was asked for while the wallet is on a network that is not one of `networks`. A message names a chain that the site serves.',
    visitor: 'the view `UnsupportedChain` with the networks of the site: `unsupportedText`',
    way: 'Call `switchNetwork` with a network of the site, or add the network to `networks`.',
    fields: {},
    example: {},
  },
});
