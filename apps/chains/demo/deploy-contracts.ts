import { createRequire } from 'node:module';
import { type Abi, type Hex, parseAbi, parseEther } from 'viem';
import type { UniswapDeployment } from '../../../domain/swap/uniswap-deployment';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { callNode } from '../nodes/evm.mjs';
import { SPONSOR_ADDRESS } from '../nodes/demo-sponsor.mjs';
import { deployAccountCode } from '../nodes/smart-accounts.mjs';
import { type DelegationContracts, deployDelegation } from '../testing/delegation-contracts';
import {
  type Contract,
  deployingAccount,
  type DeployingAccount,
} from '../testing/deploying-account';
import { deployEns } from '../testing/ens';
import { evmContracts } from '../testing/evm-contracts';
import { deploySingletonPaymaster } from '../testing/singleton-paymaster';
import { deployUniswap } from '../testing/uniswap';
import { postcardTokens, printTokens, tokenUri } from './print-tokens';

/** What is on each EVM chain of the demo, as its page and its services need it. */
export interface DemoContracts {
  readonly uniswap: UniswapDeployment;

  /** For a token list. */
  readonly tokens: readonly {
    readonly address: Hex;
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  }[];

  /** What a whole one of them costs in the pools, in dollars, by its address. */
  readonly prices: Readonly<Record<Hex, string>>;

  /** Pays for the operations that the service signs for. */
  readonly paymaster: Hex;

  /** What keeps the limits that a wallet grants. */
  readonly delegation: DelegationContracts;

  /** NFTs that any account may take. */
  readonly postcards: Hex;
}

const names = {
  usd: ['Tidemark Dollar', 'TUSD'],
  tok: ['Tidemark Token', 'TOK'],
} as const;

const postcardsAbi = parseAbi(['constructor(string[] uris)']) as Abi;

/** What the first account of the test wallet gets of each token. */
const GIVEN = parseEther('1000');

/** The last account that a test chain funds: none of the test wallet's, whose activity stays its own. */
const DEPLOYER: Hex = '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6';

/**
 * Deploys on the chain of `url` what the demo shows there: Uniswap with pools, ENS with a name of the test wallet, NFTs, what keeps
 * the limits of a wallet, and what sends and pays for bundles of smart accounts. A chain that is new has them at the addresses of `planned-contracts.mjs`.
 */
export async function deployContracts(url: string, chainId: number): Promise<DemoContracts> {
  const account = deployingAccount(url, DEPLOYER);
  const holder = deployingAccount(url, PUBLIC_TEST_KEYS[0]);
  const { Postcards } = await evmContracts();
  const { deployment, tok, usd } = await deployUniswap(url, { account, token: namedToken });
  await deployAccountCode(url);
  const paymaster = await deploySingletonPaymaster(url, SPONSOR_ADDRESS, account);
  const delegation = await deployDelegation(account);
  const cards = { abi: postcardsAbi, bytecode: Postcards.bytecode };
  const postcards = await account.deploy(cards, postcardTokens.map(tokenUri));
  const erc20 = artifact('ERC20PresetFixedSupply').abi;
  for (const address of [usd, tok]) {
    await account.write({ address, abi: erc20 }, 'transfer', [holder.address, GIVEN]);
  }
  if (chainId === 1) await giveName(url, account, holder);
  await givePrints(account, holder, chainId);
  return {
    uniswap: deployment,
    tokens: (
      [
        ['usd', usd],
        ['tok', tok],
      ] as const
    ).map(([key, address]) => {
      const [name, symbol] = names[key];
      return { address, name, symbol, decimals: 18 };
    }),
    prices: { [usd]: '1', [tok]: '0.5' },
    paymaster: paymaster.address,
    delegation,
    postcards: postcards.address,
  };
}

function namedToken(account: DeployingAccount, key: 'usd' | 'tok', units: bigint) {
  return account.deploy(artifact('ERC20PresetFixedSupply'), ...names[key], units, account.address);
}

/** ENS is on Ethereum alone. */
async function giveName(
  url: string,
  account: DeployingAccount,
  holder: DeployingAccount,
): Promise<void> {
  const setCode = (address: string, code: string) =>
    callNode(url, 'anvil_setCode', [address, code]);
  const ens = await deployEns(url, setCode, { account, holder });
  await ens.register('mate.eth', {
    description: 'First mate of the Tidemark',
    url: 'https://tidemark.example',
  });
  await ens.claim('mate.eth');
}

/** Gives the holder prints as NFTs, others on each chain. */
async function givePrints(
  account: DeployingAccount,
  holder: DeployingAccount,
  chainId: number,
): Promise<void> {
  for (const metadata of printTokens[chainId] ?? []) {
    const preset = artifact('ERC1155PresetMinterPauser');
    const print: Contract = await account.deploy(preset, tokenUri(metadata));
    await account.write(print, 'mint', [holder.address, 1n, 1n, '0x']);
  }
}

/** What the authors of OpenZeppelin's contracts have compiled. */
function artifact(name: string): { readonly abi: Abi; readonly bytecode: Hex } {
  const load = createRequire(import.meta.url);
  return load(`@openzeppelin/contracts/build/contracts/${name}.json`) as ReturnType<
    typeof artifact
  >;
}
