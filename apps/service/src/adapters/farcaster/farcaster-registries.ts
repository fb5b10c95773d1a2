import { AbiWords, sizedBytes, wordOf } from '../../domain/abi-words';
import type { EthCalls } from '../evm/eth-calls';
import { ID_REGISTRY } from '../../domain/farcaster-issuer';
import type { FarcasterIds } from '../../ports/farcaster';
import { ServiceError } from '../../domain/service-error';

/** Farcaster's contracts on Optimism: https://docs.farcaster.xyz/reference/contracts/deployments. */
const KEY_REGISTRY = '0x00000000fc1237824fb747abde0ff18990e59b7e';

/** `idOf(address)` and `keyDataOf(uint256,bytes)`. */
const ID_OF = '0xd94fe832';
const KEY_DATA_OF = '0xac34cc5a';

/** `KeyData(state, keyType)`: a key that was added and not removed, and one that is the address of an account. */
const ADDED = 1n;
const AUTH_ADDRESS = 2n;

/** Who has a Farcaster id, as the contracts on Optimism say at this moment. */
export class FarcasterRegistries implements FarcasterIds {
  readonly #calls: EthCalls;
  readonly #rpcUrl: string;

  constructor(calls: EthCalls, rpcUrl: string) {
    this.#calls = calls;
    this.#rpcUrl = rpcUrl;
  }

  /**
   * Whether the account has the id, or is one of its auth addresses.
   *
   * @throws {@link ServiceError} where the node cannot be used, or has no such contracts.
   */
  async mayLogIn(address: string, fid: bigint): Promise<boolean> {
    const account = wordOf(BigInt(address));
    const [id] = await this.#read(ID_REGISTRY, ID_OF, account);
    if (id === fid) return true;
    const args = Buffer.concat([wordOf(fid), wordOf(64), sizedBytes(account)]);
    const [state, type] = await this.#read(KEY_REGISTRY, KEY_DATA_OF, args);
    return state === ADDED && type === AUTH_ADDRESS;
  }

  async #read(to: string, selector: string, args: Uint8Array) {
    const data = `${selector}${Buffer.from(args).toString('hex')}`;
    const answer = await this.#calls.call(this.#rpcUrl, { to, data });
    const words = new AbiWords(Buffer.from(answer.slice(2), 'hex'));
    if (words.number(0) === undefined) throw new ServiceError('provider_answer');
    return [words.number(0), words.number(1)] as const;
  }
}
