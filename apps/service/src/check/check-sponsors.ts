import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { evmSponsorAddress } from '../adapters/evm/evm-sponsor-key';
import { solanaSponsorKey } from '../adapters/solana/solana-sponsor-key';
import { base58Of } from '../domain/base58';
import { ENTRY_POINT } from '../domain/sponsor/account-abstraction';
import type { Config } from '../config/config';
import type { SponsorNetworkConfig } from '../config/sponsor-config';
import { type Finding, right, wrong } from './finding';
import { jsonOf, readAnswer } from './read-answer';

/** `balanceOf(address)` of the EntryPoint, and `signers(address)` of the paymaster. */
const DEPOSIT = '0x70a08231';
const SIGNERS = '0x736c0d5b';

const REFERENCE_LENGTH = 32;

/** Whether each network can pay: its node is of the network, the contract is there, knows the key, and has money. Signs nothing. */
export function checkSponsors({ sponsors }: Pick<Config, 'sponsors'>): readonly Promise<Finding>[] {
  return (sponsors ?? []).map((each) =>
    each.by.kind === 'feePayer' ? checkSolana(each, each.by.seed) : checkEvm(each),
  );
}

async function checkEvm({ by, network, rpcUrl }: SponsorNetworkConfig): Promise<Finding> {
  const about = `SPONSORS, ${network}`;
  const ask = askerOf(rpcUrl);
  const chain = await ask('eth_chainId', []);
  if (chain.says !== undefined) return wrong(about, chain.says);
  const received = `eip155:${Number(chain.result)}`;
  if (received !== network) {
    return wrong(
      about,
      `Expected a node of ${network}, received ${received} from ${hostOf(rpcUrl)}.`,
    );
  }
  if (by.kind === 'outside') {
    const answer = await readAnswer(by.url, { method: 'OPTIONS' });
    return typeof answer === 'string'
      ? wrong(about, answer)
      : right(about, `The node and ${hostOf(by.url)} answer.`);
  }
  if (by.kind !== 'contract') return wrong(about, 'It has no contract that pays.');
  const call = (to: string, selector: string, argument: string) =>
    ask('eth_call', [{ to, data: `${selector}${argument.slice(2).padStart(64, '0')}` }, 'latest']);
  const signer = evmSponsorAddress(by.key);
  const [code, knows, deposit] = await Promise.all([
    ask('eth_getCode', [by.address, 'latest']),
    call(by.address, SIGNERS, signer),
    call(ENTRY_POINT, DEPOSIT, by.address),
  ]);
  if (code.says !== undefined) return wrong(about, code.says);
  if (code.result === '0x') return wrong(about, `There is no contract at ${by.address}.`);
  if (numberIn(knows.result) !== 1n) {
    return wrong(about, `${by.address} takes no signature of ${signer}, which is SPONSOR_EVM_KEY.`);
  }
  const wei = numberIn(deposit.result);
  if (wei === undefined) return wrong(about, 'The node does not say what the EntryPoint holds.');
  return wei > 0n
    ? right(
        about,
        `${by.address} takes this key, and has ${wei / 1_000_000_000n} gwei to pay with.`,
      )
    : wrong(about, `${by.address} has no deposit at the EntryPoint: nothing can be paid.`);
}

async function checkSolana(
  { network, rpcUrl }: SponsorNetworkConfig,
  seed: Uint8Array,
): Promise<Finding> {
  const about = `SPONSORS, ${network}`;
  const ask = askerOf(rpcUrl);
  const genesis = await ask('getGenesisHash', []);
  if (genesis.says !== undefined) return wrong(about, genesis.says);
  const received = `solana:${String(genesis.result).slice(0, REFERENCE_LENGTH)}`;
  if (received !== network) {
    return wrong(
      about,
      `Expected a node of ${network}, received ${received} from ${hostOf(rpcUrl)}.`,
    );
  }
  const payer = base58Of(solanaSponsorKey(seed).publicKey);
  const balance = fieldOf((await ask('getBalance', [payer])).result, 'value');
  if (typeof balance !== 'number') return wrong(about, `The node does not say what ${payer} has.`);
  return balance > 0
    ? right(about, `${payer} has ${balance} lamports to pay with.`)
    : wrong(about, `${payer} has no lamports: nothing can be paid.`);
}

/** What a node answers, or in one sentence why it does not. */
interface Asked {
  readonly result?: unknown;
  readonly says?: string;
}

function askerOf(rpcUrl: string) {
  return async (method: string, params: readonly unknown[]): Promise<Asked> => {
    const answer = await readAnswer(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    if (typeof answer === 'string') return { says: answer };
    const result = fieldOf(jsonOf(answer), 'result');
    if (result === undefined) {
      return { says: `${hostOf(rpcUrl)} does not answer ${method} (status ${answer.status}).` };
    }
    return { result };
  };
}

function hostOf(url: string): string {
  return new URL(url).host;
}

function numberIn(result: unknown): bigint | undefined {
  const isWord = typeof result === 'string' && /^0x[\da-f]{1,64}$/i.test(result);
  return isWord ? BigInt(result) : undefined;
}
