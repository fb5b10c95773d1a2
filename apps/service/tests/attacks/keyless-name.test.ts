import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { callNode } from '../../../chains/nodes/evm.mjs';
import { type EvmNode, startEvm } from '../../../chains/testing/evm';
import { evmSignature } from '../../../../tests/support/hostile-signatures';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { AccountSignatures } from '../../src/use-cases/evm/account-signature';
import type { EthCalls } from '../../src/adapters/evm/eth-calls';

let node: EvmNode;
beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
});
afterAll(() => node.stop());

/** What signs a name for the zero address, with no signature, by a real node. */
function signerOf(Signatures: typeof AccountSignatures): Promise<unknown> {
  const call = async (url: string, asked: object): Promise<string> =>
    String(await callNode(url, 'eth_call', [asked, 'latest']).catch(() => ''));
  const calls = { call } as unknown as EthCalls;
  const signatures = new Signatures({ calls, rpcUrls: { 'eip155:1': node.url } });
  const signed = { message: 'alice.site.eth', signature: evmSignature(0n, 0n), chainId: 1 };
  return signatures.signerOf({ ...signed, address: `0x${'0'.repeat(40)}` });
}

it('[E14.d] the zero address signs no name and no login', async () => {
  expect(await signerOf(AccountSignatures)).toBeUndefined();
});

it('[E14.d control] it signs where the validator of contracts is asked about every account', async () => {
  const file = 'apps/service/src/use-cases/evm/account-signature.ts';
  const { AccountSignatures: Open } = await withoutDefence<{
    readonly AccountSignatures: typeof AccountSignatures;
  }>(file, { file, find: 'if (DESCRIBED.test(signature)) {', put: '{' });
  expect(await signerOf(Open)).toBe('contract');
});
