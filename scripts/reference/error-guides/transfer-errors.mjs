/** Guides to the errors about transfers, swaps, purchases and tokens. */
export const transferErrors =
  /** @satisfies {Partial<import('./error-guide.mjs').ErrorGuides>} */ ({
    SEND_INCOMPLETE: {
      cause: 'The form for sending lacks something. `step` is the first thing that is missing.',
      visitor:
        '`snackbars.SEND_INCOMPLETE`, and on the button the step, such as `sendSteps.addAmount`',
      way: 'Fill in the step first.',
      fields: { step: 'The first thing that is missing.' },
      example: { step: 'addAmount' },
    },
    SEND_UNSUPPORTED: {
      cause:
        'Transfers do not work on the network or of the token: the wallet or the chain lacks what they need.',
      visitor: '`sendFaults.SEND_UNSUPPORTED`',
      way: "Offer another network, or send with the wallet's own provider.",
      fields: { caipNetworkId: 'The CAIP-2 id of the network.' },
      example: { caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' },
    },
    SEND_FEE_UNKNOWN: {
      cause: 'The network fee could not be read, and the amount depends on it.',
      visitor: '`sendFaults.SEND_FEE_UNKNOWN`',
      way: 'Try again, or name another endpoint.',
      fields: {},
      example: {},
    },
    SEND_NOT_REVIEWED: {
      cause:
        'What was to be confirmed is not what was reviewed: the account, network, price or fee changed, or the review was left. Nothing was sent.',
      visitor: '`sendVoided`; in a swap `swapVoided.other`',
      way: 'Review again. Never confirm without a review.',
      fields: {},
      example: {},
    },
    AMOUNT_AMBIGUOUS: {
      cause:
        'A typed amount can be read in two ways, as `1,234` can: with a comma for the fraction, or between the thousands.',
      visitor: '`sendSteps.ambiguousAmount`, and the two readings to choose from',
      way: 'Offer `asFraction` and `asThousands`, and take what the visitor chooses. Never guess.',
      fields: {
        typed: 'What the visitor typed, without space around it.',
        asFraction: 'The reading with a decimal separator, as a decimal number.',
        asThousands: 'The reading with a separator between thousands.',
      },
      example: { typed: '1,234', asFraction: '1.234', asThousands: '1234' },
    },
    ACCOUNT_MINIMUM: {
      cause:
        'The transfer would leave less than the chain lets an account have: the existential deposit of Polkadot, the rent of Solana.',
      visitor: '`sendMinimum`, or `sendMinimumOfReceiver` where the receiver is below it',
      way: 'Send less, or send everything; to a new account send at least the minimum.',
      fields: {
        minimum: 'The least amount, in whole units as a decimal number.',
        symbol: 'The symbol of the currency or token.',
        whose: 'Which of the two accounts is below it.',
      },
      example: { minimum: '1', symbol: 'DOT', whose: 'sender' },
    },
    ACCOUNT_GUARDED: {
      cause:
        'A transfer from the Bitcoin account that keeps ordinals (its purpose is `ordinals`). Spending its coins could spend an inscription.',
      visitor: '`sendFaults.ACCOUNT_GUARDED`',
      way: 'Send from the account for payments: `use(namespace, address)` of the feature `account`.',
      fields: { address: 'The address, as it was given.' },
      example: { address: 'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297' },
    },
    GAS_INSUFFICIENT: {
      cause: 'The account cannot pay the network fee beside the amount.',
      visitor: '`reviewFeeShort`',
      way: 'Send less, or receive some of the native currency first.',
      fields: { symbol: 'The symbol of the currency or token.' },
      example: { symbol: 'ETH' },
    },
    TRANSFER_REFUSED: {
      cause:
        'The contract or mint of the token refuses the transfer: it is paused, blocks an account, or needs what the widget does not do. It was tried without being sent.',
      visitor: '`sendFaults.TRANSFER_REFUSED`',
      way: "`reason` has the contract's own words, where there are some.",
      fields: {
        symbol: 'The symbol of the currency or token.',
        reason: 'The words of the contract or mint.',
      },
      example: { symbol: 'USDC', reason: 'Pausable: paused' },
    },
    TRANSACTION_REVERTED: {
      cause: 'The chain has the transaction, and it failed. The fee is paid.',
      visitor: '`snackbars.TRANSACTION_REVERTED`',
      way: 'Look at `hash` in an explorer for the cause.',
      fields: { hash: 'The hash of the transaction; on Solana its signature.' },
      example: { hash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060' },
    },
    TRANSACTION_EXPIRED: {
      cause:
        'The transaction was not part of the chain in time, and can not happen any more: its blockhash or its era is over.',
      visitor: '`snackbars.TRANSACTION_EXPIRED`',
      way: 'Review and sign again. It does not pay twice.',
      fields: { hash: 'The hash of the transaction; on Solana its signature.' },
      example: { hash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060' },
    },
    TOKEN_UNKNOWN: {
      cause: 'There is no token at the address on this network.',
      visitor: '`tokenAddUnknown`',
      way: 'Check the address and the network.',
      fields: { address: 'The address, as it was given.' },
      example: { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
    },
    TOKEN_MISMATCH: {
      cause:
        'A service or list says other decimals or another symbol than the chain. The token may be fake.',
      visitor: '`sendFaults.TOKEN_MISMATCH`',
      way: 'Correct the list. Do not send the token.',
      fields: { what: 'What differs.', said: 'What the service says.', actual: 'What was found.' },
      example: { what: 'symbol', said: 'USDC', actual: 'FAKE' },
    },
    TOKEN_DECIMALS_INVALID: {
      cause: 'The decimals of a token are not a whole number from 0 to 255.',
      visitor: 'nothing: the site called wrongly, or its code reads the error.',
      way: 'Correct the decimals: they are those of the contract or mint.',
      fields: { decimals: 'The decimals, as they were given.' },
      example: { decimals: 256 },
    },
    SWAP_INCOMPLETE: {
      cause: 'The form for swapping lacks something. `step` is the first thing that is missing.',
      visitor: 'on the button the step, such as `swapSteps.enterAmount`',
      way: 'Fill in the step first.',
      fields: { step: 'The first thing that is missing.' },
      example: { step: 'enterAmount' },
    },
    SWAP_UNSUPPORTED: {
      cause:
        'Swaps do not work on this network: nothing in `sources` serves it, or the chain lacks what they need.',
      visitor: '`swapUnsupported`',
      way: 'Set `sources.swaps`, `uniswap` or `jupiter` for the network.',
      fields: { caipNetworkId: 'The CAIP-2 id of the network.' },
      example: { caipNetworkId: 'eip155:324' },
    },
    SWAP_ALLOWANCE_TOO_WIDE: {
      cause:
        "The account allowed the exchange to take more than this swap gives, and the exchange's call cannot be read. It could take the rest.",
      visitor: '`swapFaults.allowance.refused`',
      way: 'Let the visitor end the allowance first.',
      fields: { exchange: 'The address of the contract.' },
      example: { exchange: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af' },
    },
    ONRAMP_UNSUPPORTED: {
      cause: 'Nothing can be bought with this provider for the account in use.',
      visitor: '`onrampNotHere`',
      way: 'Offer `receive`, or set `sources.onramp` for the network.',
      fields: { provider: 'The name of the provider.' },
      example: { provider: 'meld' },
    },
    WINDOW_BLOCKED: {
      cause: 'The browser blocked the window of a purchase.',
      visitor: '`onrampBlocked`',
      way: 'Call within a press, before anything is awaited.',
      fields: {},
      example: {},
    },
  });
