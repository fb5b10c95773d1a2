import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Steps } from '../../../apps/demo/serve/steps.mjs';

describe('Steps', () => {
  const lines: string[] = [];
  const stopped: string[] = [];
  let now = 0;
  let steps: Steps;
  const ci = process.env['CI'];

  beforeEach(() => {
    now = 0;
    steps = new Steps(
      (line) => void lines.push(line),
      () => now,
    );
    delete process.env['CI'];
  });
  afterEach(() => {
    lines.length = 0;
    stopped.length = 0;
    if (ci !== undefined) process.env['CI'] = ci;
  });

  const started = (name: string, more: { readonly ended?: Promise<string> } = {}) => ({
    ...more,
    stop: () => void stopped.push(name),
  });
  const failure = (message: string) => async () => {
    throw new Error(message);
  };
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

  it('says what is there, with the seconds since the start', async () => {
    steps.say('Installing.');
    now = 12_400;
    await steps.run(
      'Ethereum',
      async () => 8545,
      (port) => `Ethereum is at ${port}`,
    );

    expect(lines).toEqual(['  0 s  Installing.', ' 12 s  Ethereum is at 8545']);
  });

  it('says in one sentence what cannot join, without a stack', async () => {
    expect(await steps.join('Bitcoin', failure('No bitcoind was found.\n    at x'))).toBe(
      undefined,
    );

    expect(lines).toEqual(['  0 s  Bitcoin is not there: No bitcoind was found.']);
  });

  it('says a failure once where several steps wait for it', async () => {
    const packages = steps.run('The packages', failure('No network.'));
    await Promise.all([
      steps.join('Solana', () => packages),
      steps.join('Polkadot', () => packages),
    ]);

    expect(lines).toEqual(['  0 s  Solana is not there: No network.']);
  });

  it('lets nothing be missing in CI', async () => {
    process.env['CI'] = 'true';

    await expect(steps.join('Bitcoin', failure('No bitcoind.'))).rejects.toThrow('No bitcoind.');
  });

  it('fails with what the others cannot do without', async () => {
    await expect(steps.run('Ethereum', failure('No anvil.'))).rejects.toThrow('No anvil.');
  });

  it('says in one sentence that something has ended by itself', async () => {
    const ended = Promise.resolve('was ended by SIGKILL');
    await steps.run('Ethereum', async () => started('Ethereum', { ended }));
    await rest();

    expect(lines).toEqual([
      '  0 s  Ethereum was ended by SIGKILL: to have it again, press Ctrl-C and run the command again.',
    ]);
  });

  it('ends everything, also what is still starting, and then says nothing', async () => {
    let end = (_how: string): void => {};
    const ended = new Promise<string>((resolve) => (end = resolve));
    await steps.run('Ethereum', async () => started('Ethereum', { ended }));
    let arrive = (_value: object): void => {};
    void steps.join('Solana', () => new Promise((resolve) => (arrive = resolve)));
    const ending = steps.end();
    arrive(started('Solana'));
    end('was ended by SIGTERM');
    await ending;

    expect(stopped).toEqual(['Ethereum', 'Solana']);
    expect(lines).toEqual([]);
  });

  it('takes no failure for one that comes of its end', async () => {
    let fail = (_error: Error): void => {};
    const installing = steps.run('The packages', () => new Promise((_, reject) => (fail = reject)));
    let isSettled = false;
    void installing.then(
      () => (isSettled = true),
      () => (isSettled = true),
    );
    const ending = steps.end();
    fail(new Error('npm was ended'));
    await ending;
    await rest();

    expect(isSettled).toBe(false);
    expect(lines).toEqual([]);
  });
});
