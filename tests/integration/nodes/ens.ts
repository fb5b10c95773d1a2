import { createRequire } from 'node:module';
import {
  type Abi,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  labelhash,
  namehash,
  zeroAddress,
  zeroHash,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { evmContracts } from './evm-contracts';

/** Where ENS's universal resolver is on every chain that has one. */
const UNIVERSAL_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';

/** A contract of the packages in `tests/ens`. */
interface Contract {
  readonly abi: Abi;
  readonly address: Hex;
}

/** ENS on a test chain: its registry, its resolvers and its reverse registrar. */
export interface DeployedEns {
  readonly registry: Hex;

  /** Registers a name for the account that deployed everything, which it stands for in both directions. */
  register(name: string, texts: Readonly<Record<string, string>>): Promise<void>;

  /** Makes `name` the reverse record of the deploying account, whether it is its own or not. */
  claim(name: string): Promise<void>;

  /** Has an `OffchainResolver` answer for `name` and all names beneath it. */
  setGateway(name: string, url: string, signer: string): Promise<void>;
}

/** Deploys ENS's own bytecode on the chain of `url`. */
export async function deployEns(
  url: string,
  setCode: (address: string, code: string) => Promise<unknown>,
): Promise<DeployedEns> {
  const account = privateKeyToAccount(PUBLIC_TEST_KEYS[0] as Hex);
  const transport = http(url);
  const chain = { ...mainnet, contracts: {} };
  const reader = createPublicClient({ chain, transport, pollingInterval: 20 });
  const writer = createWalletClient({ account, chain, transport });
  const mined = async (hash: Hex): Promise<Hex> => {
    const receipt = await reader.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new Error(`${hash} was reverted`);
    return receipt.contractAddress ?? zeroAddress;
  };
  const deploy = async (file: string, ...args: readonly unknown[]): Promise<Contract> => {
    const { abi, bytecode } = load(file) as { readonly abi: Abi; readonly bytecode: Hex };
    return { abi, address: await mined(await writer.deployContract({ abi, bytecode, args })) };
  };
  const send = async (to: Contract, functionName: string, ...args: readonly unknown[]) =>
    mined(await writer.writeContract({ ...to, functionName, args }));

  const registry = await deploy('@ensdomains/ens/build/contracts/ENSRegistry.json');
  const resolver = await deploy(
    '@ensdomains/resolver/build/contracts/PublicResolver.json',
    registry.address,
  );
  const reverse = await deploy(
    '@ensdomains/ens/build/contracts/ReverseRegistrar.json',
    ...[registry.address, resolver.address],
  );
  const own = (parent: string, label: string, owner: Hex = account.address) =>
    send(
      registry,
      'setSubnodeOwner',
      parent === '' ? zeroHash : namehash(parent),
      labelhash(label),
      owner,
    );
  await own('', 'reverse');
  await own('reverse', 'addr', reverse.address);
  await own('', 'eth');

  const { RegistryResolver } = await evmContracts();
  const inputs = [{ type: 'address' }] as const;
  const abi = [{ type: 'constructor', stateMutability: 'nonpayable', inputs }] as const;
  const { bytecode } = RegistryResolver;
  const universal = await mined(
    await writer.deployContract({ abi, bytecode, args: [registry.address] }),
  );
  await setCode(UNIVERSAL_RESOLVER, (await reader.getCode({ address: universal })) ?? '0x');

  const labelOf = (name: string): string => name.slice(0, name.indexOf('.'));
  const owned = (name: string) => own('eth', labelOf(name));
  return {
    registry: registry.address,
    async register(name, texts) {
      await owned(name);
      await send(registry, 'setResolver', namehash(name), resolver.address);
      const address = account.address;
      const setAddr = resolver.abi.filter(
        (each) => each.type === 'function' && each.name === 'setAddr' && each.inputs.length === 2,
      );
      await send({ ...resolver, abi: setAddr }, 'setAddr', namehash(name), address);
      for (const [key, text] of Object.entries(texts)) {
        await send(resolver, 'setText', namehash(name), key, text);
      }
    },
    claim: async (name) => void (await send(reverse, 'setName', name)),
    async setGateway(name, gateway, signer) {
      const offchain = await deploy(
        '@ensdomains/offchain-resolver-contracts/artifacts/contracts/OffchainResolver.sol/OffchainResolver.json',
        ...[gateway, [signer]],
      );
      await owned(name);
      await send(registry, 'setResolver', namehash(name), offchain.address);
    },
  };
}

const load = createRequire(new URL('../../ens/package.json', import.meta.url));
