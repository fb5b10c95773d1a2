import { describe, expect, it } from '@jest/globals';
import { connectFailureOf } from '../../../../domain/connection/connect-failure';
import { type Connector, connectorOn } from '../../../../domain/connection/connector';
import { isWidgetError } from '../../../../domain/errors/widget-error';
import { bitcoin, polkadot, solana } from '../../../../domain/network/more-networks';
import { AccountMemory } from '../../../../infrastructure/chains/bip122/account-memory';
import { BitcoinConnector } from '../../../../infrastructure/chains/bip122/bitcoin-connector';
import { uniSatCalls } from '../../../../infrastructure/chains/bip122/unisat-calls';
import { ConnectorNotes } from '../../../../infrastructure/chains/connector-notes';
import { Eip155Connector } from '../../../../infrastructure/chains/eip155/eip155-connector';
import { PolkadotConnector } from '../../../../infrastructure/chains/polkadot/polkadot-connector';
import { SolanaConnector } from '../../../../infrastructure/chains/solana/solana-connector';
import { InMemoryStorage, ManualClock } from '../../../../infrastructure/fake';
import type { WalletConnector } from '../../../../ports/wallet-connector';
import { hostileObjects, hostileThenables } from '../../../support/hostile-objects';

/** The wallet's answer to a request for its accounts. */
type Answer = () => unknown;

const clock = new ManualClock();
const storage = new InMemoryStorage();
const details = (chain: Connector['chain']): Connector =>
  connectorOn(chain, {
    id: 'hostile',
    name: 'Hostile',
    type: 'ANNOUNCED',
  });

/** A connector of each family to a wallet with that answer. */
const families: readonly (readonly [string, (answer: Answer) => WalletConnector])[] = [
  [
    'EIP-1193',
    (answer) =>
      new Eip155Connector({
        clock,
        details: details('eip155'),
        load: () => ({ request: answer as () => Promise<unknown> }),
      }),
  ],
  [
    'EIP-1193, by an object that has every field',
    (answer) =>
      new Eip155Connector({
        clock,
        details: details('eip155'),
        load: () => new Proxy({ request: async () => null }, { get: () => answer }),
      }),
  ],
  [
    'the Wallet Standard',
    (answer) =>
      new SolanaConnector({
        clock,
        details: details('solana'),
        networks: () => [solana],
        wallet: {
          chains: ['solana:mainnet'],
          features: { 'standard:connect': { connect: answer } },
        },
      }),
  ],
  ['injectedWeb3, when the site connects', (answer) => polkadotConnector({ enable: answer })],
  [
    'injectedWeb3, when it is asked for accounts',
    (answer) =>
      polkadotConnector({ enable: async () => ({ accounts: { get: answer }, signer: {} }) }),
  ],
  [
    'sats-connect',
    (answer) =>
      new BitcoinConnector({
        clock,
        details: details('bip122'),
        load: async () => ({
          request: async () => answer(),
          addListener: () => undefined,
        }),
        memory: new AccountMemory({ storage }),
        networks: () => [bitcoin],
      }),
  ],
  [
    'UniSat',
    (answer) =>
      new BitcoinConnector({
        clock,
        details: details('bip122'),
        load: async () => uniSatCalls(() => ({ requestAccounts: answer }) as never),
        memory: new AccountMemory({ storage }),
        networks: () => [bitcoin],
      }),
  ],
];

function polkadotConnector(entry: object): WalletConnector {
  return new PolkadotConnector({
    clock,
    details: details('polkadot'),
    grants: new ConnectorNotes({ prefix: 'granted/', storage }),
    networks: () => [polkadot],
    page: Object.assign(new EventTarget(), { injectedWeb3: { hostile: entry } }),
    siteName: 'Test',
  });
}

/** Whether connecting ends in a `WidgetError`. */
async function endsInOurs(connector: WalletConnector): Promise<boolean> {
  try {
    (await connector.connect()).release();
    return false;
  } catch (error) {
    return (
      isWidgetError(error) && /^(?:failed|declined|pending)$/.test(connectFailureOf(error).cause)
    );
  }
}

describe.each(families)('a hostile wallet by %s', (_family, connectorTo) => {
  it.each(hostileObjects())('ends in a `WidgetError` when it throws %s', async (_what, thrown) => {
    for (const answer of [
      () => {
        throw thrown;
      },
      () => Promise.reject(thrown),
    ]) {
      expect(await endsInOurs(connectorTo(answer))).toBe(true);
    }
  });

  it.each([...hostileObjects(), ...hostileThenables()])(
    'ends in a `WidgetError` when it answers with %s',
    async (_what, answer) => {
      for (const each of [answer, [answer], { accounts: answer }, { result: answer }]) {
        expect(await endsInOurs(connectorTo(() => each))).toBe(true);
      }
    },
  );
});
