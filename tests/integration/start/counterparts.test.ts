import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { otherChains } from '../../../apps/chains/nodes/demo-chains.mjs';
import { startAnvil } from '../../../apps/chains/nodes/evm.mjs';
import { startChopsticks } from '../../../apps/chains/nodes/polkadot.mjs';
import { Steps } from '../../../apps/demo/serve/steps.mjs';
import { eventually } from '../../support/eventually';

describe('npm start says in one sentence', () => {
  const { CI: ci, BITCOIND_PATH: bitcoind } = process.env;
  let lines: string[];
  let steps: Steps;

  beforeEach(() => {
    lines = [];
    steps = new Steps(
      (line) => void lines.push(line),
      () => 0,
    );
    delete process.env['CI'];
  });
  afterEach(async () => {
    await steps.end();
    Object.assign(process.env, ci !== undefined && { CI: ci });
    delete process.env['BITCOIND_PATH'];
    Object.assign(process.env, bitcoind !== undefined && { BITCOIND_PATH: bitcoind });
  });

  it('that there is no bitcoind', async () => {
    process.env['BITCOIND_PATH'] = '/nowhere/bitcoind';
    const { genesis, name, start } = otherChains.bip122;
    await steps.join(name, () => start({ port: 0, genesis: genesis() }));

    expect(lines).toEqual([
      '  0 s  Bitcoin is not there: No bitcoind was found: BITCOIND_PATH names a file that is not there, then run the command again.',
    ]);
  });

  it.each([
    ['Ethereum', () => startAnvil({ chainId: 1 })],
    ['Polkadot', () => startChopsticks()],
  ] as const)('that %s was killed while the demo runs', async (name, start) => {
    const { pid } = await steps.run(name, start);
    process.kill(pid, 'SIGKILL');

    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines).toEqual([
      `  0 s  ${name} was ended by SIGKILL: to have it again, press Ctrl-C and run the command again.`,
    ]);
  });

  it('nothing of a chain that ends with the demo', async () => {
    await steps.run('Ethereum', () => startAnvil({ chainId: 1 }));
    await steps.end();

    expect(lines).toEqual([]);
  });
});
