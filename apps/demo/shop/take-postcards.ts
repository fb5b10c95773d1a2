import type { Network, Widget } from 'cleatkit';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';

const abi = parseAbi(['function take(uint256 picture)']);
const PICTURES = [0n, 1n];

const AGAIN_MS = 300;

/** From this status on a bundle has ended (EIP-5792). */
const ENDED = 200;

/**
 * Takes one postcard of each picture, as one bundle of calls of the account in use (EIP-5792), and resolves once it is on the
 * chain. Throws where the wallet sends none, and where it was not executed.
 */
export async function takePostcards(
  widget: Widget,
  { address, contract, network }: { address: string; contract: Hex; network: Network },
): Promise<void> {
  const provider = widget.provider();
  if (!provider) throw new Error('There is no wallet.');
  const calls = PICTURES.map((picture) => ({
    to: contract,
    data: encodeFunctionData({ abi, args: [picture] }),
  }));
  const chainId = `0x${Number(network.id).toString(16)}`;
  const bundle = { version: '2.0.0', chainId, from: address, atomicRequired: false, calls };
  const { id } = (await provider.request({ method: 'wallet_sendCalls', params: [bundle] })) as {
    readonly id: string;
  };
  let status = 0;
  while (status < ENDED) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [id] });
    ({ status } = answer as { readonly status: number });
  }
  if (status !== ENDED) throw new Error(`The bundle ended with status ${status}.`);
}
