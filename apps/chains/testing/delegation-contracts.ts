import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';
import type { DelegationContracts } from '../../demo/wallet/delegation';
import type { Artifact, DeployingAccount } from './deploying-account';

export type { DelegationContracts };

const ENTRY_POINT: Hex = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';

/** Deploys MetaMask's contracts for permissions of ERC-7715. */
export async function deployDelegation({
  address: owner,
  deploy,
}: DeployingAccount): Promise<DelegationContracts> {
  const artifact = artifactsIn(createRequire(import.meta.url));
  const manager = await deploy(artifact('DelegationManager'), owner);
  const code = await deploy(artifact('EIP7702StatelessDeleGator'), manager.address, ENTRY_POINT);
  const ofNative = await deploy(artifact('NativeTokenPeriodTransferEnforcer'));
  const ofErc20 = await deploy(artifact('ERC20PeriodTransferEnforcer'));
  const ofTime = await deploy(artifact('TimestampEnforcer'));
  return {
    manager: manager.address,
    code: code.address,
    ofNative: ofNative.address,
    ofErc20: ofErc20.address,
    ofTime: ofTime.address,
  };
}

/** The contracts of MetaMask's package, by name. */
function artifactsIn(load: NodeJS.Require): (name: string) => Artifact {
  const abis = load('@metamask/delegation-abis') as Readonly<Record<string, Abi>>;
  const codes = load('@metamask/delegation-abis/bytecode') as Readonly<Record<string, Hex>>;
  return (name) => {
    const bytecode = codes[name];
    if (!bytecode) throw new TypeError(`There is no contract ${name}`);
    return { abi: abis[name] ?? [], bytecode };
  };
}
