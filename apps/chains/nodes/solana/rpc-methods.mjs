import { base58 } from '@scure/base';
import { RpcError } from './rpc-error.mjs';
import { decodeMint, decodeTokenAccount, TOKEN_PROGRAM, tokenPrograms } from './tokens.mjs';

/** @typedef {import('./ledger.mjs').SolanaLedger} SolanaLedger */
/** @typedef {readonly any[]} Params A caller's unchecked input. */

/**
 * The part of Solana's JSON-RPC that wallets and dapps use, over `ledger`. Integers stay `bigint`: the
 * server writes them in full.
 *
 * @param {SolanaLedger} ledger
 * @param {string} genesisHash
 * @returns {Readonly<Record<string, (params: Params) => unknown>>}
 */
export function rpcMethods(ledger, genesisHash) {
  const { svm } = ledger;
  const withContext = (/** @type {unknown} */ value) => ({
    context: { apiVersion: '2.2.0', slot: ledger.slot },
    value,
  });
  const account = (/** @type {string} */ address) => {
    const found = svm.getAccount(/** @type {never} */ (address));
    return found.exists && found.lamports > 0n ? found : undefined;
  };
  const decimalsOf = (/** @type {string} */ mint) => {
    const found = account(mint);
    return (found && decodeMint(found.programAddress, found.data)?.decimals) ?? 0;
  };
  const encode = (/** @type {EncodableAccount | undefined} */ found, /** @type {any} */ config) =>
    found ? encodeAccount(found, config?.encoding ?? 'base58', decimalsOf) : null;
  const heldBy = (/** @type {string} */ owner, /** @type {any} */ filter) =>
    (filter.programId ? [filter.programId] : tokenPrograms).flatMap((program) =>
      svm.getProgramAccounts(/** @type {never} */ (program)).filter(({ data }) => {
        const held = decodeTokenAccount(program, data);
        return held?.owner === owner && (!filter.mint || held.mint === filter.mint);
      }),
    );

  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.2.0', 'feature-set': 1 }),
    getGenesisHash: () => genesisHash,
    getSlot: () => ledger.slot,
    getEpochInfo: () => ({ epoch: 0, absoluteSlot: ledger.slot, blockHeight: ledger.slot }),
    getBlockHeight: () => ledger.slot,
    getLatestBlockhash: () => withContext(ledger.latestBlockhash()),
    isBlockhashValid: ([blockhash]) => withContext(ledger.isBlockhashGood(blockhash)),
    getFeeForMessage: ([message]) =>
      withContext(ledger.feeOf(Uint8Array.from(Buffer.from(message, 'base64')))),
    getRecentPrioritizationFees: () => [
      { slot: ledger.slot, prioritizationFee: ledger.priorityPrice },
    ],
    getMinimumBalanceForRentExemption: ([size]) => svm.minimumBalanceForRentExemption(BigInt(size)),
    getBalance: ([address]) => withContext(account(validKey(address))?.lamports ?? 0n),
    getAccountInfo: ([address, config]) => withContext(encode(account(validKey(address)), config)),
    getMultipleAccounts: ([addresses, config]) =>
      withContext(
        addresses.map((/** @type {string} */ each) => encode(account(validKey(each)), config)),
      ),
    getTokenAccountsByOwner: ([owner, filter, config]) =>
      withContext(
        heldBy(validKey(owner), filter).map((found) => ({
          pubkey: found.address,
          account: encodeAccount(found, config?.encoding ?? 'base58', decimalsOf),
        })),
      ),
    getTokenLargestAccounts: ([mint]) =>
      withContext(
        tokenPrograms
          .flatMap((program) => svm.getProgramAccounts(/** @type {never} */ (program)))
          .flatMap(({ address, data, programAddress }) => {
            const held = decodeTokenAccount(programAddress, data);
            return held?.mint === validKey(mint) ? [{ address, units: held.units }] : [];
          })
          .sort((one, other) => Number(other.units - one.units))
          .slice(0, 20)
          .map(({ address, units }) => ({ address, ...uiAmount(units, decimalsOf(mint)) })),
      ),
    getTokenAccountBalance: ([address]) => {
      const found = account(validKey(address));
      const held = found && decodeTokenAccount(found.programAddress, found.data);
      if (!held) throw new RpcError(-32602, 'Invalid param: could not find account');
      return withContext(uiAmount(held.units, decimalsOf(held.mint)));
    },
    requestAirdrop: ([address, lamports]) => ledger.airdrop(validKey(address), BigInt(lamports)),
    simulateTransaction: ([transaction, config]) => {
      const simulated = ledger.simulate(bytesOf(transaction, config), config);
      const { after, error, logs, units } = simulated;
      const accounts = config?.accounts?.addresses.map((/** @type {string} */ each) => {
        const found = after.find(({ address }) => address === validKey(each)) ?? account(each);
        return found && found.lamports > 0n ? encode(found, config.accounts) : null;
      });
      return withContext({
        err: error,
        logs,
        unitsConsumed: units,
        accounts: error ? null : (accounts ?? null),
      });
    },
    sendTransaction: ([transaction, config]) => ledger.send(bytesOf(transaction, config), config),
    getSignaturesForAddress: ([address, config]) =>
      ledger.history.signaturesFor(validKey(address), config),
    getTransaction: ([signature]) => ledger.history.transaction(signature),
    getSignatureStatuses: ([signatures]) =>
      withContext(signatures.map((/** @type {string} */ each) => statusOf(ledger, each))),
  };
}

/** @param {SolanaLedger} ledger @param {string} signature */
function statusOf(ledger, signature) {
  const found = ledger.landed(signature);
  if (!found) return null;
  const { slot, error, level } = found;
  return {
    slot,
    confirmations: level === 'finalized' ? null : ledger.slot - slot,
    err: error,
    status: error ? { Err: error } : { Ok: null },
    confirmationStatus: level,
  };
}

/** @typedef {{ readonly lamports: bigint, readonly programAddress: string, readonly executable: boolean, readonly data: ArrayLike<number> }} EncodableAccount */

/**
 * @param {EncodableAccount} account
 * @param {string} encoding
 * @param {(mint: string) => number} decimalsOf
 */
function encodeAccount({ lamports, programAddress, executable, data }, encoding, decimalsOf) {
  const bytes = Uint8Array.from(data);
  const parsed = encoding === 'jsonParsed' && parsedData(programAddress, bytes, decimalsOf);
  const base64 = [Buffer.from(bytes).toString('base64'), 'base64'];
  return {
    lamports,
    owner: programAddress,
    executable,
    rentEpoch: 18_446_744_073_709_551_615n,
    space: bytes.length,
    data: parsed || (encoding === 'base58' ? base58.encode(bytes) : base64),
  };
}

/** @param {import('./tokens.mjs').TransferToll} toll */
function tollState({ basisPoints: transferFeeBasisPoints, maximum: maximumFee }) {
  const toll = { epoch: 0, maximumFee, transferFeeBasisPoints };
  return { olderTransferFee: toll, newerTransferFee: toll };
}

/**
 * @param {string} programAddress
 * @param {Uint8Array} data
 * @param {(mint: string) => number} decimalsOf
 */
function parsedData(programAddress, data, decimalsOf) {
  const program = programAddress === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022';
  const held = decodeTokenAccount(programAddress, data);
  if (held) {
    const { mint, owner, units, state } = held;
    const info = {
      isNative: false,
      mint,
      owner,
      state: state === 2 ? 'frozen' : 'initialized',
      tokenAmount: uiAmount(units, decimalsOf(mint)),
    };
    return { program, space: data.length, parsed: { type: 'account', info } };
  }
  const mint = decodeMint(programAddress, data);
  if (!mint) return undefined;
  const { decimals, supply, authority: mintAuthority, extensions, metadata, toll } = mint;
  const info = {
    decimals,
    freezeAuthority: null,
    isInitialized: true,
    mintAuthority,
    supply: String(supply),
    ...(metadata && {
      extensions: [
        { extension: 'tokenMetadata', state: metadata },
        ...extensions.map((extension) => ({
          extension,
          ...(extension === 'transferFeeConfig' && toll && { state: tollState(toll) }),
        })),
      ],
    }),
  };
  return { program, space: data.length, parsed: { type: 'mint', info } };
}

/** @param {bigint} units @param {number} decimals */
function uiAmount(units, decimals) {
  const uiAmount = Number(units) / 10 ** decimals;
  return { amount: String(units), decimals, uiAmount, uiAmountString: String(uiAmount) };
}

/** @param {string} text @param {any} config */
function bytesOf(text, config) {
  const isBase64 = config?.encoding === 'base64';
  return isBase64 ? Uint8Array.from(Buffer.from(text, 'base64')) : base58.decode(text);
}

/** @param {unknown} key */
function validKey(key) {
  try {
    if (typeof key === 'string' && base58.decode(key).length === 32) return key;
  } catch {
    // Not base58, so refused below.
  }
  throw new RpcError(-32602, 'Invalid param: Invalid');
}
