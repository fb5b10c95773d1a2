import type { TokenBalance } from '../../domain/token/token-balance';
import { Emblem } from '../primitives/emblem';

interface TokenEmblemProps {
  readonly token: Pick<TokenBalance, 'address' | 'chainId' | 'iconUrl' | 'symbol'>;
}

/** The logo of a token. A built-in picture is found by the contract: any token can take a known symbol. */
export function TokenEmblem({ token }: TokenEmblemProps) {
  const { address, chainId, iconUrl, symbol } = token;
  // The letter case of a hexadecimal address is a checksum; in other addresses it is part of the address.
  const id = (address ?? chainId).replace(/:0x[\da-f]{40}$/i, (hex) => hex.toLowerCase());
  return <Emblem id={id} name={symbol} imageUrl={iconUrl} shape="token" />;
}
