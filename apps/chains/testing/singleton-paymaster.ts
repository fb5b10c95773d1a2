import { readFileSync } from 'node:fs';
import { concatHex, encodeAbiParameters, type Hex, parseAbi, parseAbiParameters } from 'viem';
import { deployEntryPoint } from './account-abstraction';
import { type Contract, deployingAccount } from './deploying-account';

const DEPOSIT = 10n ** 18n;
const abi = parseAbi([
  'function getHash(uint8 mode, (address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature) userOp) view returns (bytes32)',
  'function updateBundlerAllowlist(address[] bundlers, bool allowed)',
]);

/**
 * Deploys EntryPoint 0.8, and Pimlico's `SingletonPaymaster` with a deposit.
 *
 * @param signer Whose signatures it takes. It owns nothing there.
 * @param owner Who deploys it.
 */
export async function deploySingletonPaymaster(
  url: string,
  signer: Hex,
  owner = deployingAccount(url),
): Promise<Contract> {
  const entryPoint = await deployEntryPoint(url);
  const given = encodeAbiParameters(parseAbiParameters('address, address, address, address[]'), [
    entryPoint.address,
    owner.address,
    owner.address,
    [signer],
  ]);
  const file = new URL('../nodes/singleton-paymaster.json', import.meta.url);
  const { creationCode } = JSON.parse(readFileSync(file, 'utf8')) as { readonly creationCode: Hex };
  const bytecode = concatHex([creationCode, given]);
  const { address } = await owner.deploy({ abi: [], bytecode });
  await owner.write(entryPoint, 'depositTo', [address], DEPOSIT);
  return { address, abi };
}
