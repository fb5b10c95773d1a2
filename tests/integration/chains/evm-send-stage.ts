import { expect } from '@jest/globals';
import {
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import type { SendVerbs } from '../../../application/send/send-feature';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import type { TokenBalance } from '../../../domain/token/token-balance';
import type { TokenList } from '../../../domain/token/token-list';
import { createWidget, type Widget } from '../../../index';
import { FakeHostPage, InMemoryStorage, RecordingLogger } from '../../../infrastructure/fake';
import { createTestWallet, type TestWallet } from '../../../infrastructure/fake/test-wallet';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { Clock } from '../../../ports/clock';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { eventually } from '../../support/eventually';
import { HastyClock } from '../../support/hasty-clock';
import type { EvmNode } from '../../../apps/chains/testing/evm';

/** The account that pays for the contracts, whose key the test wallet has. */
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x000000000000000000000000000000000000bEEF';

/** Two EVM chains of this machine, as the site's networks. */
export function networksOn(nodes: readonly EvmNode[]): readonly [Network, ...Network[]] {
  const [first = ethereum, ...others] = nodes.map(({ chainId, url }) => ({
    ...(chainId === 1 ? ethereum : arbitrum),
    rpcUrls: { default: { http: [url] } },
  }));
  return [first, ...others];
}

/** A visitor with a wallet, connected without a page. */
export interface Sender {
  readonly widget: Widget;
  readonly wallet: TestWallet;
  readonly send: SendVerbs;

  /** The flow of the transfer. */
  flow(): Record<string, unknown>;

  /** The token of `contract` as the account's list has it now; the native currency without one. */
  token(contract?: Hex): TokenBalance;
  refresh(): Promise<void>;

  /** Fills the form in and reviews it. */
  review(token: TokenBalance, amount: string, receiver?: string): Promise<void>;

  /** How often the wallet was asked to send. */
  asked(): number;

  /** Settles once the widget has the node's answer to where the transaction is that was just sent. */
  hasLookedUp(): Promise<void>;
}

export async function connectedSender(
  nodes: readonly EvmNode[],
  tokens: TokenList['tokens'] = [],
): Promise<Sender> {
  const [first, ...others] = nodes.map(({ chainId, url: rpcUrl }) => ({ chainId, rpcUrl }));
  if (!first) throw new TypeError('There is no node');
  const wallet = createTestWallet({ chains: [first, ...others] });
  let lookups = 0;
  const watchedFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (String(init?.body).includes('eth_getTransactionByHash')) lookups += 1;
    return response;
  };
  const widget = createWidget(
    {
      networks: networksOn(nodes),
      connectors: [{ id: 'test', name: 'Test', provider: wallet.provider }],
      sources: { tokenLists: [{ name: 'Test', tokens }] },
    },
    override(Clock, new HastyClock()),
    // A busy machine needs its whole time for an answer.
    override(
      RpcClients,
      new NetworkRpcClients({ clock: new SystemClock(), fetch: watchedFetch, config: {} }),
    ),
    override(HostPage, new FakeHostPage()),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, new RecordingLogger()),
  );
  await widget.preload();
  await widget.connect('test');
  const [send, list] = [await widget.feature('send'), await widget.feature('tokens')];
  const token = (contract?: Hex): TokenBalance => {
    const shown = widget.state.features.tokens?.tokens ?? [];
    const found = shown.find(
      ({ address }) => address?.slice(-40).toLowerCase() === contract?.slice(-40).toLowerCase(),
    );
    if (found) return found;
    throw new TypeError(`The account lists no ${contract ?? 'native currency'}`);
  };
  await list.refresh();
  return {
    widget,
    wallet,
    send,
    token,
    flow: () => ({ ...widget.state.features.send?.flow }),
    refresh: () => list.refresh(),
    review: async (chosen, amount, receiver = BOB) => {
      await send.chooseToken(chosen);
      send.typeAmount(amount);
      await send.typeReceiver(receiver);
      await send.review();
    },
    asked: () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length,
    hasLookedUp: async () => {
      const before = lookups;
      // One may have been under way; the widget asks for the next when it has read the one before.
      await eventually(() => expect(lookups).toBeGreaterThanOrEqual(before + 3));
    },
  };
}

/** What a test does with the chain itself. */
export class EvmStage {
  readonly #node: EvmNode;

  constructor(node: EvmNode) {
    this.#node = node;
  }

  /** Deploys a token of which Alice gets `supply`. */
  async deploy(bytecode: Hex, supply: bigint): Promise<Hex> {
    const abi = parseAbi(['constructor(uint256 supply)']);
    const receipt = await this.#mined({
      data: encodeDeployData({ abi, args: [supply], bytecode }),
    });
    return (receipt as { readonly contractAddress: Hex }).contractAddress;
  }

  async setMood(to: Hex, mood: number): Promise<void> {
    const abi = parseAbi(['function setMood(uint256 mood)']);
    await this.#mined({ to, data: encodeFunctionData({ abi, args: [BigInt(mood)] }) });
  }

  async setFacts(to: Hex, symbol: string, decimals: number): Promise<void> {
    const abi = parseAbi(['function setFacts(string symbol, uint8 decimals)']);
    await this.#mined({ to, data: encodeFunctionData({ abi, args: [symbol, decimals] }) });
  }

  async held(token: Hex, owner: string): Promise<bigint> {
    const data = `0x70a08231${encodeAbiParameters(parseAbiParameters('address'), [owner as Hex]).slice(2)}`;
    return BigInt(String(await this.#node.control.call('eth_call', { to: token, data }, 'latest')));
  }

  async coins(owner: string): Promise<bigint> {
    return BigInt(String(await this.#node.control.call('eth_getBalance', owner, 'latest')));
  }

  async #mined(transaction: { readonly to?: Hex; readonly data: Hex }): Promise<unknown> {
    const { control } = this.#node;
    const hash = await control.call('eth_sendTransaction', { from: ALICE, ...transaction });
    let receipt: unknown;
    await eventually(async () => {
      receipt = await control.call('eth_getTransactionReceipt', hash);
      if ((receipt as { readonly status?: string } | null)?.status !== '0x1') {
        throw new Error(`${String(hash)} is not part of the chain`);
      }
    });
    return receipt;
  }
}
