/** Guides to the errors about wallets, connections and the choice of a network. */
export const walletErrors = /** @satisfies {Partial<import('./error-guide.mjs').ErrorGuides>} */ ({
  ABORTED: {
    cause:
      'What was asked for was cancelled: the visitor closed the modal or went back, the site aborted its `signal` or called `cancelConnect`, or a newer request took its place.',
    visitor: 'nothing more: the view that they left',
    way: 'Treat it as no answer and no failure. Ask again when the visitor presses again.',
    fields: {},
    example: {},
  },
  RPC: {
    cause:
      'The wallet or a node answered with a JSON-RPC error. `rpcCode` 4001 is the visitor who declined (EIP-1193), -32002 a request that is open already, 4100 an account that is not allowed.',
    visitor:
      "`declined`, `pending`, or `failures.internalError` and its neighbours by the code, with the wallet's own text",
    way: 'Branch on `rpcCode`. After 4001 do nothing until the visitor presses again.',
    fields: {
      rpcCode: 'The code of JSON-RPC or EIP-1193.',
      rpcMessage: 'The text of the wallet or node.',
      data: 'The `data` of its error, unchecked.',
    },
    example: { rpcCode: 4001, rpcMessage: 'User rejected the request.' },
  },
  CONNECTOR_NOT_FOUND: {
    cause:
      'No wallet with this id is known: it is not installed, not announced yet, left out by `excludeWalletIds`, or the id has a slip.',
    visitor: '`notInstalled` and `notInstalledHint`',
    way: 'Take ids from `state.connectors`. `nearest` has the id that may be meant.',
    fields: {
      connectorId: 'The id of the wallet.',
      nearest: 'The id of a wallet that may be meant.',
    },
    example: { connectorId: 'io.metamsk', nearest: 'io.metamask' },
  },
  CONNECTOR_ALREADY_CONNECTED: {
    cause: '`connect` named the wallet that is connected on this namespace already.',
    visitor: '`failures.connectorAlreadyConnected`',
    way: 'Read the account from `state`, or call `disconnect` first to ask again.',
    fields: { connectorId: 'The id of the wallet.' },
    example: { connectorId: 'io.metamask' },
  },
  CONNECTOR_GONE: {
    cause:
      'The wallet left while it was needed: the extension was removed, updated or disabled, or the paired wallet ended its session.',
    visitor: '`gone` and `goneHint`; for a network `switchGone`',
    way: 'Let the visitor reload the page, and connect again.',
    fields: { connectorId: 'The id of the wallet.' },
    example: { connectorId: 'io.metamask' },
  },
  NOT_CONNECTED: {
    cause:
      'A verb needs a connected wallet on the namespace, and there is none, or it was disconnected meanwhile.',
    visitor: '`failures.notConnected`',
    way: 'Call `connect` or `openAndConnect` first.',
    fields: { namespace: 'The CAIP-104 namespace, such as `eip155`.' },
    example: { namespace: 'eip155' },
  },
  DISCONNECT_FAILED: {
    cause: 'One or more wallets refused to disconnect. The other namespaces are disconnected.',
    visitor: '`snackbars.DISCONNECT_FAILED`',
    way: 'Call `disconnect` again for `namespaces`, or let the visitor end it in the wallet.',
    fields: { namespaces: 'The namespaces whose wallet refused.' },
    example: { namespaces: ['solana'] },
  },
  WALLET_RESPONSE_INVALID: {
    cause:
      'The wallet gave an answer that is not of its method, or not of what was asked: another account, another transaction, no signature. It was not used.',
    visitor: '`failedHint` with this text; in a sign-in `signInFaults.otherAccount.headline`',
    way: '`method` and `reason` are what the maker of the wallet needs.',
    fields: {
      method: 'The method of the request.',
      reason: 'The cause, for a developer; not for branching where the type is a text.',
    },
    example: { method: 'personal_sign', reason: 'no signature' },
  },
  WALLET_APP_FAILED: {
    cause:
      "A wallet's app on the same phone (Mobile Wallet Adapter) gave no answer. `reason` says why.",
    visitor: 'the sentence of the reason, such as `failures.appNotOpened`',
    way: 'Call within a press. After `appUnsure` look in the wallet before you send again.',
    fields: { reason: 'Why, for branching.' },
    example: { reason: 'appNotOpened' },
  },
  PAIRING_EXPIRED: {
    cause: 'The pairing URI of WalletConnect was not scanned in time, or was ended.',
    visitor:
      'a new QR code; where the visitor had opened the link, `pairingFailures.expired.headline`',
    way: 'Ask for a new URI. One that was shown once is not used again.',
    fields: {},
    example: {},
  },
  PAIRING_UNREACHABLE: {
    cause:
      'The relay of WalletConnect did not answer: no network, a blocked host, or a project id that does not allow this origin.',
    visitor: '`pairingFailures.unreachable.headline`',
    way: "Check `projectId`, its allowed origins, and `connect-src` of the page's policy. Installed wallets need no relay.",
    fields: {},
    example: {},
  },
  NETWORK_NOT_FOUND: {
    cause: 'A network was named that is not one of `networks`.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Add it to `networks`, or call `add` of the feature `networks`. `nearest` has the id that may be meant.',
    fields: {
      caipNetworkId: 'The CAIP-2 id of the network.',
      nearest: 'The id of a network that may be meant.',
    },
    example: { caipNetworkId: 'eip155:11', nearest: 'eip155:1' },
  },
  NETWORK_NOT_CHANGED: {
    cause:
      'The wallet approved to switch, and is on another network than asked. Nothing was signed or sent.',
    visitor: '`switchNotChanged`',
    way: 'Let the visitor switch inside the wallet. Do not repeat by yourself.',
    fields: {
      expected: 'The CAIP-2 reference that was asked for.',
      actual: 'The one that the wallet is on.',
    },
    example: { expected: '42161', actual: '1' },
  },
  CHAIN_NOT_SUPPORTED: {
    cause:
      'The wallet, or the service that was asked, does not serve the network, and the wallet did not add it (EIP-3085).',
    visitor: '`switchNotSupported`, or at a login `emailNoNetwork`',
    way: 'Let the visitor add the network in the wallet, or offer another network.',
    fields: { caipNetworkId: 'The CAIP-2 id of the network.' },
    example: { caipNetworkId: 'eip155:8453' },
  },
  ADDRESS_INVALID: {
    cause:
      'The text is not an address of the namespace: wrong length, alphabet or checksum (EIP-55, base58, bech32, SS58), or, for `use`, not one of the shared accounts.',
    visitor: 'in the form for sending `sendSteps.invalidAddress`; elsewhere nothing',
    way: 'Check what was pasted. Names are resolved by the form for sending, not by this verb.',
    fields: {
      namespace: 'The CAIP-104 namespace, such as `eip155`.',
      value: 'The text, as it was given.',
    },
    example: { namespace: 'eip155', value: '0x123' },
  },
  ACCOUNT_TYPE_INVALID: {
    cause:
      '`chooseType` named an account type that the connected wallet does not have on this namespace.',
    visitor: 'the switch stays where it was',
    way: 'Offer only the types in `accountTypes` of the account.',
    fields: {
      namespace: 'The CAIP-104 namespace, such as `eip155`.',
      type: 'The account type that was asked for.',
    },
    example: { namespace: 'eip155', type: 'smartAccount' },
  },
});
