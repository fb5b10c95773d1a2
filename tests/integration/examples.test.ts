import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';

const examples = fileURLToPath(new URL('../../apps/examples/', import.meta.url));

interface Run {
  readonly lines: readonly string[];
  readonly exitCode: number | null;
  readonly complaint: string;
}

describe('the headless example', () => {
  let ethereum: EvmNode;
  let arbitrum: EvmNode;

  beforeAll(async () => {
    [ethereum, arbitrum] = await Promise.all([
      startEvm({ chainId: 1 }),
      startEvm({ chainId: 42161 }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([ethereum.stop(), arbitrum.stop()]);
  });

  it('connects, reads balances, switches and disconnects without a page, and ends by itself', async () => {
    const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    await ethereum.control.setBalance(account, 7n * 10n ** 18n);
    await arbitrum.control.setBalance(account, 3n * 10n ** 18n);

    const run = await runExample('headless-node/connect.mjs', ethereum.url, arbitrum.url);

    expect(run).toEqual({
      exitCode: 0,
      complaint: '',
      lines: [
        'Declined: RPC 4001',
        `Connected: eip155:1:${account}`,
        'Balance: 7 ETH on Ethereum',
        'Balance: 3 ETH on Arbitrum One',
        'Disconnected: disconnected',
      ],
    });
  });

  it('explains in a sentence what it needs where no chain is named', async () => {
    const { exitCode, lines } = await runExample('headless-node/connect.mjs');

    expect(exitCode).toBe(1);
    expect(lines).toEqual([
      'Name two RPC URLs, of a chain 1 and of a chain 42161: nothing was started.',
    ]);
  });
});

describe('the example that swaps a port', () => {
  it('keeps in its own storage what the widget stores, and ends by itself', async () => {
    const run = await runExample('swap-a-port/swap.mjs');

    expect(run).toMatchObject({ exitCode: 0, complaint: '' });
    expect(run.lines).toContainEqual(expect.stringMatching(/ = eip155:42161$/));
  });
});

it('both examples pass their starter tests', async () => {
  const files = ['headless-node/connect.test.mjs', 'swap-a-port/swap.test.mjs'];
  const runs = await Promise.all(files.map((file) => runExample(file)));

  expect(runs).toMatchObject(files.map(() => ({ exitCode: 0, complaint: '' })));
  expect(runs.map(({ lines }) => lines.filter((line) => line.endsWith('pass 1')).length)).toEqual([
    1, 1,
  ]);
});

/** Runs a file of `apps/examples` over the package that was built into `dist`. */
function runExample(file: string, ...args: readonly string[]): Promise<Run> {
  const { ETHEREUM_RPC_URL: _one, ARBITRUM_RPC_URL: _two, ...env } = process.env;
  const child = spawn(process.execPath, [`${examples}${file}`, ...args], { env, timeout: 30_000 });
  const output = textOf(child.stdout);
  const complaint = textOf(child.stderr);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      const lines = output().split('\n').filter(Boolean);
      resolve({ lines, exitCode, complaint: complaint() });
    });
  });
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
  return () => text;
}
