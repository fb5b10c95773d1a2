import { ALICE, BOB, MALLORY } from './accounts';

const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee';
const evilHost = 'https://evil.test';
const evilToken = `eip155:1:${MALLORY}`;
const dollars = { digits: 1n, scale: 2 };

/**
 * Names that a script of the page may have put on `Object.prototype`, each with a value that does harm where it is
 * read: the fields of what is signed, and fields that the widget reads of objects which may lack them.
 */
export const pollutedNames: Readonly<Record<string, unknown>> = {
  // Of a transaction.
  to: MALLORY,
  from: MALLORY,
  data: '0xdeadbeef',
  value: '0xde0b6b3a7640000',
  input: '0xdeadbeef',
  chainId: '0x38',
  gas: '0x1',
  gasLimit: '0x1',
  gasPrice: '0x1',
  maxFeePerGas: '0xffffffffff',
  maxPriorityFeePerGas: '0xffffffffff',
  nonce: '0x7',
  type: '0x4',
  accessList: [{ address: MALLORY, storageKeys: [] }],
  authorizationList: [{ address: MALLORY, chainId: '0x1', nonce: '0x0' }],

  // Of a request, its answer, and a read of a contract.
  method: 'eth_sign',
  params: [MALLORY],
  result: '0x1',
  error: { code: 4001, message: 'Declined' },
  code: '0x6000',
  blockTag: 'earliest',
  factory: MALLORY,
  factoryData: '0xdeadbeef',
  stateOverride: [{ address: RESOLVER, code: '0x6000' }],
  gatewayUrls: [evilHost],

  // Of a token and an amount.
  token: { address: evilToken },
  address: evilToken,
  decimals: 0,
  symbol: 'ETH',
  name: 'Ether',
  quantity: { decimals: 0, numeric: '1', units: 1n },
  numeric: '1',
  units: 10n ** 18n,
  price: dollars,
  amount: '1',

  // Of a form and a review.
  receiverAddress: MALLORY,
  receiverProfileName: 'bob.eth',
  receiverProfileImageUrl: 'data:image/png,bob',
  receiverName: 'bob.eth',
  receiver: MALLORY,
  recipient: MALLORY,
  recipients: [{ address: MALLORY, amount: 1 }],
  spender: MALLORY,
  request: { to: MALLORY },
  call: { to: MALLORY, data: '0xdeadbeef', units: 1n },
  toUnits: 1n,
  feeUnits: 1n,
  gasPriceInUSD: dollars,
  networkBalanceInUSD: dollars,
  kind: 'contract',
  isAll: true,
  broadcast: true,
  quote: { status: 'loaded' },
  routers: [MALLORY],

  // Of a connection and a wallet.
  session: { connectorId: 'mine', addresses: [MALLORY], chainReference: '1' },
  accounts: [{ address: MALLORY, label: 'Mine' }],
  account: MALLORY,
  addresses: [MALLORY],
  approvedCaipNetworkIds: ['eip155:56'],
  accountType: 'smartAccount',
  isAccountChosenHere: true,
  isDuplicate: true,
  rdns: 'io.metamask',
  connectorId: 'evil',

  // Of the options.
  networks: [],
  customRpcUrls: { 'eip155:1': [evilHost] },
  projectId: 'evil',
  hostedRpcUrl: evilHost,
  relayUrl: 'wss://evil.test',
  analyticsUrl: evilHost,
  authFrameUrl: evilHost,

  // Of the language.
  get: BOB,
  set: ALICE,
  writable: false,
};

/** The journeys that end in a refusal under these names, because a library or the site's own port reads them. */
export const refusedJourneys: Readonly<Record<string, readonly string[]>> = {
  nonce: ['sends SOL'],
  error: ['sends to a name'],
  code: ['sends to a name'],
  routers: ['swaps a token'],
  accounts: ['sends SOL'],
  get: ['sends SOL'],
  set: ['sends SOL'],
};
