import {
  createAppClient,
  createWalletClient as createPhone,
  viemConnector,
} from '@farcaster/auth-client';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { startFarcasterRelay } from '../../../chains/stand-ins/farcaster-relay.mjs';
import { type EvmNode, startEvm } from '../../../chains/testing/evm';
import { evmContracts } from '../../../chains/testing/evm-contracts';

export const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b';
export const KEY_REGISTRY = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e';

const registryAbi = parseAbi(['function set(address owner, uint256 fid)']);
const keysAbi = parseAbi(['function set(uint256 fid, bytes key, uint8 state, uint32 keyType)']);

/** A key of the registry: its state (1 added, 2 removed), and its type (1 of an app, 2 the address of an account). */
export interface RegisteredKey {
  readonly state: 1 | 2;
  readonly keyType: 1 | 2;
}

/** A login under way: its name at the service, and what the relay has of it. */
export interface Begun {
  readonly flow: string;
  readonly token: string;
  readonly nonce: string;
  readonly asked: Readonly<Record<string, unknown>>;
}

export type MessageParts = Parameters<typeof createSiweMessage>[0];

/** The message that Farcaster's app signs for the visitor `fid`, with other parts where a test says so. */
export function siwfMessage(
  { asked, nonce }: Begun,
  { address, fid, nowMs }: { readonly address: Hex; readonly fid: number; readonly nowMs: number },
  parts: Partial<MessageParts> = {},
): string {
  return createSiweMessage({
    address,
    chainId: 10,
    version: '1',
    nonce,
    uri: String(asked['siweUri']),
    domain: String(asked['domain']),
    statement: 'Farcaster Auth',
    issuedAt: new Date(nowMs),
    expirationTime: new Date(String(asked['expirationTime'])),
    resources: [`farcaster://fid/${fid}`],
    ...parts,
  });
}

type Signed = Parameters<ReturnType<typeof createAppClient>['verifySignInMessage']>[0];

/** Optimism with Farcaster's registries, the relay, and Farcaster's own client library as phone and as judge. */
export class FarcasterPeers {
  readonly node: EvmNode;
  readonly relay: Awaited<ReturnType<typeof startFarcasterRelay>>;
  readonly factory: Hex;
  readonly phone: ReturnType<typeof createPhone>;
  readonly #judge: ReturnType<typeof createAppClient>;

  private constructor(node: EvmNode, relay: FarcasterPeers['relay'], factory: Hex) {
    this.node = node;
    this.relay = relay;
    this.factory = factory;
    const ethereum = viemConnector({ rpcUrl: node.url });
    this.phone = createPhone({ relay: relay.url, ethereum });
    this.#judge = createAppClient({ relay: relay.url, ethereum });
  }

  static async start(): Promise<FarcasterPeers> {
    const [contracts, node, relay] = await Promise.all([
      evmContracts(),
      startEvm({ chainId: 10 }),
      startFarcasterRelay(),
    ]);
    await node.control.setCode(ID_REGISTRY, contracts.FarcasterIds.deployedBytecode);
    await node.control.setCode(KEY_REGISTRY, contracts.FarcasterKeys.deployedBytecode);
    const receipt = await send(node, { data: contracts.AccountFactory.bytecode });
    return new FarcasterPeers(node, relay, String(receipt['contractAddress']) as Hex);
  }

  async stop(): Promise<void> {
    await Promise.all([this.node.stop(), this.relay.close()]);
  }

  /** Gives an id to an account. */
  async register(owner: Hex, fid: number): Promise<void> {
    const args = [owner, BigInt(fid)] as const;
    await this.send(ID_REGISTRY, encodeFunctionData({ abi: registryAbi, args }));
  }

  /** Sets the account as a key of the id. */
  async setKey(fid: number, account: Hex, { keyType, state }: RegisteredKey): Promise<void> {
    const key = `0x${account.slice(2).padStart(64, '0')}` as const;
    const data = encodeFunctionData({ abi: keysAbi, args: [BigInt(fid), key, state, keyType] });
    await this.send(KEY_REGISTRY, data);
  }

  async send(to: Hex, data: Hex): Promise<void> {
    await send(this.node, { to, data });
  }

  /** The login that the service has begun, as it says. */
  begun({ flow, url }: Readonly<Record<string, unknown>>): Begun {
    const token = new URL(String(url)).searchParams.get('channelToken') ?? '';
    const { nonce, signatureParams } = this.#channel(token);
    return { flow: String(flow), token, nonce, asked: signatureParams };
  }

  /** The app answers. */
  answer({ token }: Begun, message: string, signature: string): void {
    const said = { message, signature, username: 'ada' };
    this.relay.complete(token, this.#channel(token), said);
  }

  #channel(token: string) {
    const channel = this.relay.channels.get(token);
    if (!channel) throw new Error('The channel is over');
    return channel;
  }

  /** Whether Farcaster's own library takes the message. */
  async isTaken(signed: Signed): Promise<boolean> {
    const judged = await this.#judge.verifySignInMessage(signed);
    return !judged.isError && judged.success;
  }
}

async function send(
  { control }: EvmNode,
  transaction: object,
): Promise<Readonly<Record<string, unknown>>> {
  const [from] = (await control.call('eth_accounts')) as readonly string[];
  const hash = await control.call('eth_sendTransaction', { from, ...transaction });
  await control.mine();
  return Object(await control.call('eth_getTransactionReceipt', hash)) as never;
}
