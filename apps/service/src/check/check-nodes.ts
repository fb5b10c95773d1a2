import { fieldOf } from '../../../../domain/outside/untrusted-record';
import type { Config } from '../config/config';
import type { VariableName } from '../config/variables';
import { type Finding, right, wrong } from './finding';
import { jsonOf, readAnswer } from './read-answer';

/** Optimism, whose registries Farcaster's ids are in. */
const OPTIMISM = 'eip155:10';

/** Whether each node is of the chain for which it is set. */
export function checkNodes({
  farcaster,
  names,
}: Pick<Config, 'farcaster' | 'names'>): readonly Promise<Finding>[] {
  return [
    ...Object.entries(names?.rpcUrls ?? {}).map(([chain, url]) =>
      checkNode('NAMES_RPC_URLS', chain, url),
    ),
    ...(farcaster ? [checkNode('FARCASTER_RPC_URL', OPTIMISM, farcaster.rpcUrl)] : []),
  ];
}

async function checkNode(about: VariableName, chain: string, url: string): Promise<Finding> {
  const { host } = new URL(url);
  const answer = await readAnswer(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  });
  if (typeof answer === 'string') return wrong(about, answer);
  const id = fieldOf(jsonOf(answer), 'result');
  if (typeof id !== 'string' || !/^0x[\da-f]{1,8}$/i.test(id)) {
    return wrong(about, `${host} does not answer as a node of ${chain} (status ${answer.status}).`);
  }
  const received = `eip155:${Number(id)}`;
  return received === chain
    ? right(about, `${host} answers for ${chain}.`)
    : wrong(about, `Expected a node of ${chain}, received ${received} from ${host}.`);
}
