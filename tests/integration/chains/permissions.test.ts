import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { FakeHostPage, InMemoryStorage, RecordingLogger } from '../../../infrastructure/fake';
import { createWidget, ethereum, type Widget } from '../../../index';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { eventually } from '../../support/eventually';
import { deployingAccount } from '../../../apps/chains/testing/deploying-account';
import { delegatingWallet } from '../../../apps/chains/testing/delegating-wallet';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';

const BOB: Hex = '0x000000000000000000000000000000000000bEEF';
const DAY = 86_400;
const ETHER = 10n ** 18n;
const erc20 = parseAbi([
  'function transfer(address to, uint256 units) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
]);

describe('permissions that a wallet grants with contracts, on a real chain', () => {
  let node: EvmNode;
  let wallet: Awaited<ReturnType<typeof delegatingWallet>>;
  let widget: Widget;
  let token: Hex;

  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    wallet = await delegatingWallet(node.url);
    const { TestToken } = await evmContracts();
    const inputs = [{ type: 'uint256' }] as const;
    const abi = [{ type: 'constructor', stateMutability: 'nonpayable', inputs }] as const;
    ({ address: token } = await deployingAccount(node.url).deploy(
      { abi, bytecode: TestToken.bytecode },
      1000n * ETHER,
    ));
    widget = createWidget(
      {
        networks: [{ ...ethereum, rpcUrls: { default: { http: [node.url] } } }],
        connectors: [{ id: 'test', name: 'Test', provider: wallet.provider }],
        features: { smartSessions: true },
      },
      override(RpcClients, new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} })),
      override(HostPage, new FakeHostPage()),
      override(KeyValueStorage, new InMemoryStorage()),
      override(Logger, new RecordingLogger()),
    );
    await widget.preload();
    await widget.connect('test');
  });
  afterAll(async () => {
    widget?.dispose();
    await node.stop();
  });

  /** Has the visitor grant what a site asks for, and says what the review showed. */
  async function granted(type: string, data: Readonly<Record<string, unknown>>) {
    const permissions = await widget.feature('permissions');
    const { timestamp } = (await node.control.call('eth_getBlockByNumber', 'latest', false)) as {
      readonly timestamp: Hex;
    };
    const end = Number(timestamp) + 10 * DAY;
    const asked = permissions.grant({
      to: wallet.spender,
      permission: { type, isAdjustmentAllowed: true, data },
      rules: [{ type: 'expiry', data: { timestamp: end } }],
    });
    const review = () => widget.state.features.permissions?.review;
    await eventually(() => expect(review()?.status).toBe('reviewed'));
    const [shown] = review()?.asked ?? [];
    await permissions.confirm();
    const { context } = await asked;
    return { context: context as Hex, permissions, shown };
  }

  const balance = async (): Promise<bigint> =>
    BigInt(String(await node.control.call('eth_getBalance', BOB, 'latest')));
  const passTime = async (seconds: number): Promise<void> => {
    await node.control.call('evm_increaseTime', seconds);
    await node.control.call('anvil_mine', '0x1');
  };

  it('let the spender take the amount of a period, again in the next one, and nothing after they are revoked', async () => {
    const { context, permissions, shown } = await granted('native-token-periodic', {
      periodAmount: '0x64',
      periodDuration: DAY,
    });
    expect(shown?.limits).toMatchObject([
      { period: { amount: '0.0000000000000001 ETH', seconds: DAY } },
    ]);

    await wallet.redeem(context, { target: BOB, value: 60n });
    expect(await balance()).toBe(60n);
    await expect(wallet.redeem(context, { target: BOB, value: 41n })).rejects.toThrow(/exceeded/);
    await passTime(DAY);
    await wallet.redeem(context, { target: BOB, value: 100n });
    expect(await balance()).toBe(160n);

    expect(await permissions.list()).toMatchObject([{ context, isExpired: false }]);
    await permissions.revoke(context);
    await passTime(DAY);
    await expect(wallet.redeem(context, { target: BOB, value: 1n })).rejects.toThrow(/Disabled/);
    expect(await permissions.list()).toEqual([]);
    expect(await balance()).toBe(160n);
  });

  it('of a token have its own decimals and symbol, and end when the review said', async () => {
    const { context, shown } = await granted('erc20-token-periodic', {
      tokenAddress: token,
      periodAmount: `0x${(2n * ETHER).toString(16)}`,
      periodDuration: DAY,
    });
    const amount = (units: bigint): Hex =>
      encodeFunctionData({ abi: erc20, functionName: 'transfer', args: [BOB, units] });
    expect(shown?.limits).toMatchObject([
      { token: getAddress(token), period: { amount: expect.stringMatching(/^2 [A-Z]/) } },
    ]);
    expect(shown?.warnings).toEqual([]);

    await wallet.redeem(context, { target: token, data: amount(2n * ETHER) });
    const held = await node.control.call(
      'eth_call',
      {
        to: token,
        data: encodeFunctionData({ abi: erc20, functionName: 'balanceOf', args: [BOB] }),
      },
      'latest',
    );
    expect(held).toBe(encodeAbiParameters([{ type: 'uint256' }], [2n * ETHER]));
    await expect(wallet.redeem(context, { target: token, data: amount(1n) })).rejects.toThrow(
      /exceeded/,
    );
    await expect(wallet.redeem(context, { target: BOB, value: 1n })).rejects.toThrow(
      /ERC20PeriodTransferEnforcer/,
    );
    await passTime(11 * DAY);
    await expect(wallet.redeem(context, { target: token, data: amount(1n) })).rejects.toThrow(
      /TimestampEnforcer/,
    );
  });
});
