import { expect, it } from '@jest/globals';
import { Lifetime } from '../../../application/scope/lifetime';
import { StoredValues } from '../../../application/state/stored-values';
import { chainAdapters } from '../../../composition/chains';
import { ethereum } from '../../../domain/network/built-in-networks';
import { parseOptions } from '../../../domain/options/parse-options';
import { PortContainer } from '../../../infrastructure/di/port-container';
import { ManualClock, ScriptedRpcClients } from '../../../infrastructure/fake';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import type { ChainAdapters } from '../../../ports/chain-adapter';
import { Clock } from '../../../ports/clock';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { eventually } from '../../support/eventually';

/** The adapters of a widget with networks of EVM. */
function evmAdapters(lifetime: Lifetime, clock: ManualClock): ChainAdapters {
  return chainAdapters(
    {
      networks: { requested: () => [ethereum] } as never,
      options: parseOptions({}),
      ports: new PortContainer([
        override(Clock, clock),
        override(RpcClients, new ScriptedRpcClients({})),
      ]),
      stored: new StoredValues({ storage: new InMemoryStorage(), widgetId: '' }),
    },
    lifetime,
  );
}

it('downloads the adapter of a chain only after the address has been painted', async () => {
  const clock = new ManualClock();
  let found: string | undefined;
  void evmAdapters(new Lifetime(), clock)
    .find('eip155')
    .then(({ namespace }) => (found = namespace));

  await clock.advance(49);
  expect(found).toBeUndefined();
  await clock.advance(1);
  await eventually(() => expect(found).toBe('eip155'));
});

it('downloads no adapter after the widget has ended', async () => {
  const [clock, lifetime] = [new ManualClock(), new Lifetime()];
  const finding = evmAdapters(lifetime, clock).find('eip155');
  const reason = new Error('ended');
  lifetime.end(reason);

  await expect(finding).rejects.toBe(reason);
  expect(clock.sleeping).toBe(0);
});
