import { type ChainAccount, type SolanaRpc } from './solana-rpc';
import { extensionNames, metadataAddressOf, metadataIn, type TokenNames } from './token-metadata';

/** The number of accounts that a node returns at a time. */
const ACCOUNTS_MAX = 100;

/** A mint as the chain has it, with the names in its own metadata, else in its Metaplex account. */
export interface NamedMint {
  readonly mint: ChainAccount | undefined;
  readonly names: TokenNames | undefined;
}

/** The tokens with the given mints, in their order. */
export async function namedMints(
  mints: readonly string[],
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<readonly NamedMint[]> {
  const places = await Promise.all(mints.map(metadataAddressOf));
  const found: NamedMint[] = [];
  for (let at = 0; at < mints.length; at += ACCOUNTS_MAX / 2) {
    const end = at + ACCOUNTS_MAX / 2;
    const asked = [...mints.slice(at, end), ...places.slice(at, end)];
    const answers = await rpc.accounts(asked, 'jsonParsed', signal);
    const count = asked.length / 2;
    for (const [index, mint] of answers.slice(0, count).entries()) {
      const names = extensionNames(mint?.data) ?? metadataIn(answers[count + index]?.data);
      found.push({ mint, names });
    }
  }
  return found;
}
