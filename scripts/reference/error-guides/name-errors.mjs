/** Guides to the errors about names of accounts, and permissions of ERC-7715. */
export const nameErrors = /** @satisfies {Partial<import('./error-guide.mjs').ErrorGuides>} */ ({
  NAME_INVALID: {
    cause: "The name to be registered is not of the service's grammar. `text` says what is wrong.",
    visitor: 'the sentence of the fault below the field, such as `nameFaults.characters`',
    way: 'Let the visitor correct it.',
    fields: { text: 'What is wrong, in English.' },
    example: { text: 'Name is too short' },
  },
  NAME_LOOKUP_FAILED: {
    cause:
      'A name could not be resolved because a node, a gateway (CCIP-Read, ERC-3668) or a service did not answer. It says nothing about whether the name exists.',
    visitor: '`sendFaults.NAME_LOOKUP_FAILED`',
    way: 'Try again, or use the address.',
    fields: {},
    example: {},
  },
  NAME_OWNER_MISSING: {
    cause:
      'A name was to be registered without an account of the embedded wallet, or without the ticket of its login.',
    visitor: '`nameFailures.ticket`',
    way: 'Log in with the embedded wallet first.',
    fields: {},
    example: {},
  },
  NAME_REGISTRATION_FAILED: {
    cause:
      'The name service did not answer, or not in a way that can be read. The name may be registered.',
    visitor: '`nameFailures.unreachable`',
    way: 'Look the name up before you try again.',
    fields: { name: 'The name.' },
    example: { name: 'ada-1.example.eth' },
  },
  NAME_REGISTRATION_REFUSED: {
    cause: 'The name service refuses the name. `refusal` says why.',
    visitor: 'the sentence of the refusal, such as `nameFailures.taken`',
    way: 'Choose another name, or sign again.',
    fields: {
      reason: 'The same in English, for a developer.',
      refusal: 'Why the service refuses.',
    },
    example: { reason: 'Name is taken', refusal: 'taken' },
  },
  NAME_SUGGESTIONS_FAILED: {
    cause: 'Similar names could not be read from the name service.',
    visitor: '`nameCheckFailed`',
    way: 'Try again; registering works without suggestions.',
    fields: {},
    example: {},
  },
  NAMES_OF_ADDRESS_FAILED: {
    cause: 'The names of an address could not be read from the name service.',
    visitor: 'nothing: names are absent',
    way: 'Try again later. The cause is in `error.cause`.',
    fields: {},
    example: {},
  },
  PERMISSION_DECLINED: {
    cause: 'The visitor declined a permission (ERC-7715), in the widget or in the wallet.',
    visitor: 'nothing more: the visitor pressed it',
    way: 'Go on without it: ask for each transaction.',
    fields: {},
    example: {},
  },
  PERMISSION_INVALID: {
    cause: 'The request of a permission cannot be read. `field` is the part.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Correct the field as ERC-7715 says: see the page about permissions.',
    fields: { field: 'The part of the request.' },
    example: { field: 'expiry' },
  },
  PERMISSION_NOT_REVIEWED: {
    cause: 'A permission was to be granted while none is being reviewed, or its review has ended.',
    visitor: '`permissionVoided`',
    way: 'Request it again.',
    fields: {},
    example: {},
  },
  PERMISSION_NOT_REVOKED: {
    cause: 'The wallet did not revoke the permission. It may still stand.',
    visitor: '`snackbars.PERMISSION_NOT_REVOKED`',
    way: 'Try again, or let the visitor revoke it in the wallet.',
    fields: {},
    example: {},
  },
  PERMISSION_PENDING: {
    cause: 'Another permission is being reviewed. There is one review at a time.',
    visitor: 'the review that is open',
    way: 'Wait for the first answer.',
    fields: {},
    example: {},
  },
  PERMISSION_UNSUPPORTED: {
    cause:
      'The wallet does not grant this kind of permission, or the account has no provider for it.',
    visitor: '`permissionUnsupported`',
    way: 'Go on without it, or offer another wallet.',
    fields: {},
    example: {},
  },
  PERMISSION_WIDER: {
    cause: 'The wallet granted more than was asked. The site does not get it.',
    visitor: '`permissionWider`, with what is wider',
    way: 'Do not ask this wallet again. The visitor revokes it in the list.',
    fields: { what: 'What differs.' },
    example: { what: 'a later end' },
  },
  PERMISSIONS_FAILED: {
    cause: 'The wallet did not list its permissions. The ones of this browser stay listed.',
    visitor: '`permissionsFailed`',
    way: 'Try again.',
    fields: {},
    example: {},
  },
});
