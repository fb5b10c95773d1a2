import { createRequire } from 'node:module';
import { type Hex, labelhash, namehash, zeroHash } from 'viem';
import {
  type Artifact,
  type Contract,
  deployingAccount,
  type DeployingAccount,
} from './deploying-account';
import { evmContracts } from './evm-contracts';

/** Where ENS's universal resolver is on every chain that has one. */
const UNIVERSAL_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';

/** ENS on a test chain: its registry, its resolvers and its reverse registrar. */
export interface DeployedEns {
  readonly registry: Hex;

  /** Registers a name for its holder, and gives it texts. */
  register(name: string, texts: Readonly<Record<string, string>>): Promise<void>;

  /** Makes `name` the reverse record of the holder, whether it is its own or not. */
  claim(name: string): Promise<void>;

  /** Has an `OffchainResolver` answer for `name` and all names beneath it. */
  setGateway(name: string, url: string, signer: string): Promise<void>;
}

interface EnsOptions {
  /** Who deploys everything, and owns all names. */
  readonly account?: DeployingAccount;

  /** For whom names are registered: the same where absent. */
  readonly holder?: DeployingAccount;
}

/** Deploys ENS's own bytecode on the chain of `url`. */
export async function deployEns(
  url: string,
  setCode: (address: string, code: string) => Promise<unknown>,
  { account = deployingAccount(url), holder = account }: EnsOptions = {},
): Promise<DeployedEns> {
  const { address, codeAt, deploy: deployed, write } = account;
  const deploy = (file: string, ...args: readonly unknown[]): Promise<Contract> =>
    deployed(load(file) as Artifact, ...args);
  const send = (to: Contract, functionName: string, ...args: readonly unknown[]): Promise<void> =>
    write(to, functionName, args);

  const registry = await deploy('@ensdomains/ens/build/contracts/ENSRegistry.json');
  const resolver = await deploy(
    '@ensdomains/resolver/build/contracts/PublicResolver.json',
    registry.address,
  );
  const reverse = await deploy(
    '@ensdomains/ens/build/contracts/ReverseRegistrar.json',
    registry.address,
    resolver.address,
  );
  const own = (parent: string, label: string, owner: Hex = address) =>
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
  const universal = await deployed({ abi, bytecode }, registry.address);
  await setCode(UNIVERSAL_RESOLVER, await codeAt(universal.address));

  const labelOf = (name: string): string => name.slice(0, name.indexOf('.'));
  const owned = (name: string) => own('eth', labelOf(name));
  return {
    registry: registry.address,
    async register(name, texts) {
      await owned(name);
      await send(registry, 'setResolver', namehash(name), resolver.address);
      const setAddr = resolver.abi.filter(
        (each) => each.type === 'function' && each.name === 'setAddr' && each.inputs.length === 2,
      );
      await send({ ...resolver, abi: setAddr }, 'setAddr', namehash(name), holder.address);
      for (const [key, text] of Object.entries(texts)) {
        await send(resolver, 'setText', namehash(name), key, text);
      }
    },
    claim: (name) => holder.write(reverse, 'setName', [name]),
    async setGateway(name, gateway, signer) {
      const offchain = await deploy(
        '@ensdomains/offchain-resolver-contracts/artifacts/contracts/OffchainResolver.sol/OffchainResolver.json',
        gateway,
        [signer],
      );
      await owned(name);
      await send(registry, 'setResolver', namehash(name), offchain.address);
    },
  };
}

const load = createRequire(import.meta.url);
