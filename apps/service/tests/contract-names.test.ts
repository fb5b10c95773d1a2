import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { nameRegistrationMessage } from '../../../domain/name/registered-name';
import { type EvmNode, startEvm } from '../../chains/testing/evm';
import { evmContracts } from '../../chains/testing/evm-contracts';
import { namesUnder, withTicket } from './stand-ins/names';
import { posted, type TestService, testService } from './support';

const MNEMONIC = 'test test test test test test test test test test test junk';
const owner = mnemonicToAccount(MNEMONIC);
const stranger = mnemonicToAccount(MNEMONIC, { addressIndex: 1 });
const factoryAbi = parseAbi(['function make(address owner) returns (address)']);

/** ERC-6492: the suffix of a signature that describes how its contract is deployed. */
const MADE_FIRST = '6492'.repeat(16);
const ETHEREUM = 0x8000_0001;

type Owner = typeof owner;

let node: EvmNode;
let factory: Hex;
let service: TestService;

/** The contract accounts by their owners, known before they are deployed. */
const addresses = new Map<Owner, Hex>();

beforeAll(async () => {
  const [{ AccountFactory }, started] = await Promise.all([
    evmContracts(),
    startEvm({ chainId: 1 }),
  ]);
  node = started;
  factory = getAddress(String((await send({ data: AccountFactory.bytecode }))['contractAddress']));
  for (const of of [owner, stranger]) {
    const call = { to: factory, data: makeCall(of) };
    const answer = await node.control.call('eth_call', call, 'latest');
    addresses.set(of, `0x${String(answer).slice(-40)}`);
  }
}, 60_000);
afterAll(() => node.stop());
beforeEach(async () => {
  service = await testService({
    ...namesUnder('site.eth'),
    NAMES_RPC_URLS: `eip155:1=${node.url}`,
  });
});
afterEach(() => service.database.close());

async function send(transaction: object): Promise<Readonly<Record<string, unknown>>> {
  const hash = await node.control.call('eth_sendTransaction', {
    from: owner.address,
    ...transaction,
  });
  await node.control.call('anvil_mine', '0x1');
  return Object(await node.control.call('eth_getTransactionReceipt', hash)) as never;
}

function makeCall(of: Owner): Hex {
  return encodeFunctionData({ abi: factoryAbi, functionName: 'make', args: [of.address] });
}

/** Registers a name for the contract account of `of`, signed by `signer`, for the chain with this coin type. */
async function register(
  name: string,
  of: Owner,
  { coinType = ETHEREUM, describes = false, signer = of } = {},
): Promise<unknown> {
  const address = addresses.get(of) ?? '';
  const message = nameRegistrationMessage(name, service.now());
  const own = await signer.signMessage({ message });
  const parts = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const;
  const described = () => encodeAbiParameters(parts, [factory, makeCall(of), own]) + MADE_FIRST;
  const signature = describes ? described() : own;
  const request = await withTicket(service, { coinType, address, message, signature });
  const answer = await service.ask('/names', posted(request));
  return answer.json();
}

describe('a contract account', () => {
  it('registers a name before it is deployed (ERC-6492), and is not deployed by that', async () => {
    const address = addresses.get(stranger);

    const registered = await register('alice.site.eth', stranger, { describes: true });

    // A contract is an account of its own chain alone.
    expect(registered).toEqual({
      record: {
        name: 'alice.site.eth',
        addresses: { 60: address, [ETHEREUM]: address },
        attributes: {},
      },
    });
    expect(await node.control.call('eth_getCode', address, 'latest')).toBe('0x');
  });

  it('registers none that another key signed, without its description, or for another chain', async () => {
    const refused = { refused: 'signature' };

    expect(await register('alice.site.eth', stranger, { describes: true, signer: owner })).toEqual(
      refused,
    );
    expect(await register('alice.site.eth', stranger)).toEqual(refused);
    const coinType = ETHEREUM + 9;
    expect(await register('alice.site.eth', stranger, { coinType, describes: true })).toEqual(
      refused,
    );
  });

  it('registers a name once it is deployed (EIP-1271), where its owner has signed', async () => {
    await send({ to: factory, data: makeCall(owner) });

    expect(await register('bob-1.site.eth', owner, { signer: stranger })).toEqual({
      refused: 'signature',
    });
    expect(await register('bob-1.site.eth', owner)).toHaveProperty('record');
    expect(await register('second.site.eth', owner)).toEqual({ refused: 'has_name' });
  });

  it('is asked for again where the node is away', async () => {
    await service.database.close();
    service = await testService({
      ...namesUnder('site.eth'),
      NAMES_RPC_URLS: 'eip155:1=http://127.0.0.1:1',
    });

    expect(await register('alice.site.eth', stranger, { describes: true })).toEqual({
      error: 'provider_unreachable',
    });
  });
});
