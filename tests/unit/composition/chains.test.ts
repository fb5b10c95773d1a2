import { expect, it } from '@jest/globals';
import { StoredValues } from '../../../application/state/stored-values';
import { chainAdapters } from '../../../composition/chains';
import { ethereum } from '../../../domain/network/built-in-networks';
import { parseOptions } from '../../../domain/options/parse-options';
import { PortContainer } from '../../../infrastructure/di/port-container';
import { ManualClock, ScriptedRpcClients } from '../../../infrastructure/fake';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { Clock } from '../../../ports/clock';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { eventually } from '../../support/eventually';

it('downloads the adapter of a chain only after the address has been painted', async () => {
  const clock = new ManualClock();
  const adapters = chainAdapters({
    networks: { requested: () => [ethereum] } as never,
    options: parseOptions({}),
    ports: new PortContainer([
      override(Clock, clock),
      override(RpcClients, new ScriptedRpcClients({})),
    ]),
    stored: new StoredValues({ storage: new InMemoryStorage(), widgetId: '' }),
  });
  let found: string | undefined;
  void adapters.find('eip155').then(({ namespace }) => (found = namespace));

  await clock.advance(49);
  expect(found).toBeUndefined();
  await clock.advance(1);
  await eventually(() => expect(found).toBe('eip155'));
});
