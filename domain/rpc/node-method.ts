/**
 * Methods that only a wallet answers, in any namespace: they sign, send an unsigned transaction, or list accounts.
 */
const walletWords = /sign|send(?!raw)|account|wallet|encrypt|decrypt|coinbase|unlock|import/i;

/** The method prefixes that nodes answer: Ethereum's own, and those of well-known clients and chains. */
const nodeNamespaces =
  /^(?:net|web3|txpool|debug|trace|erigon|ots|bor|zks|zkevm|linea|arb|optimism|rollup|kaia|klay)_\w+$/;

/**
 * The `eth_` methods that nodes answer: reading, estimating, simulating, filters, and passing on signed
 * transactions.
 */
const ethMethods =
  /^eth_(?:get|call|estimate|simulate|sendRaw|new\w*Filter$|uninstallFilter$|createAccessList$|blockNumber$|chainId$|gasPrice$|maxPriorityFeePerGas$|feeHistory$|blobBaseFee$|baseFee$|syncing$|protocolVersion$|config$|supportedEntryPoints$)\w*$/;

/** `eth_getAccount` reads an account's balance and nonce from the chain's state. */
const exceptions: ReadonlySet<string> = new Set(['eth_getAccount']);

/**
 * Whether the widget sends `method` to an endpoint of an EVM chain. It sends only methods that are known to
 * need no key, so that an endpoint never learns what a wallet is asked to sign.
 */
export function isNodeMethod(method: string): boolean {
  if (exceptions.has(method)) return true;
  const isKnown = ethMethods.test(method) || nodeNamespaces.test(method);
  return isKnown && !walletWords.test(method);
}
