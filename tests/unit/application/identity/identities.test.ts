import { describe, expect, it } from '@jest/globals';
import { solana } from '../../../../domain/network/more-networks';
import type { Sources } from '../../../../domain/options/sources';
import { FakeIdentitySource, InMemoryStorage } from '../../../../infrastructure/fake';
import { IdentitySource } from '../../../../ports/identity-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget, type ConnectedGiven } from '../../../support/headless-kit';

const SOLANA = 'So11111111111111111111111111111111111111112';
const onSolana = {
  namespace: 'solana',
  grant: { addresses: [SOLANA], chainReference: solana.id },
} as const;

/** A visitor whose account's name is read by `sources`. */
async function visitor(sources: Sources, given: ConnectedGiven = {}) {
  const { namespace = 'eip155' } = given;
  const networks = namespace === 'solana' ? { networks: [solana] } : {};
  const connected = await connectedWidget({ ...given, options: { ...networks, sources } });
  const { names } = connected.adapters.of(namespace);
  names.profiles.answerWith({ name: 'ada.name', texts: { description: 'Sells pots' } });
  const account = await connected.widget.feature('account');
  const identity = () => connected.widget.state.features.account?.identity;
  return { ...connected, account, identity, names };
}

describe('the names that accounts have on their chain', () => {
  it('are asked for where the site wants them, with their texts', async () => {
    const onEthereum = await visitor({ ens: true });
    await onEthereum.account.loadIdentity();
    const loaded = { status: 'loaded', name: 'ada.name', texts: { description: 'Sells pots' } };
    expect(onEthereum.identity()).toEqual(loaded);

    const other = await visitor({ sns: true }, onSolana);
    await other.account.loadIdentity();
    expect(other.identity()).toEqual(loaded);
    expect(other.names.profiles.asked).toMatchObject([{ subject: SOLANA }]);
  });

  it.each<[string, Sources, ConnectedGiven]>([
    ['Ethereum', { sns: true }, {}],
    ['Solana', { ens: true }, onSolana],
  ])('are not asked for on %s where the site does not name them', async (_on, sources, given) => {
    const { account, identity, names } = await visitor(sources, given);
    await account.loadIdentity();

    expect(names.profiles.asked).toEqual([]);
    expect(identity()).toEqual({ status: 'idle' });
  });

  it('[R9.2] are kept with their texts for 5 min, also on the next page', async () => {
    const storage = new InMemoryStorage();
    const first = await visitor({ ens: true }, { storage });
    await first.account.loadIdentity();
    const next = await visitor({ ens: true }, { storage });
    await next.account.loadIdentity();

    expect(next.names.profiles.asked).toEqual([]);
    expect(next.identity()).toEqual(first.identity());
  });

  it("never go to the site's identity service on a namespace that it does not know", async () => {
    const service = new FakeIdentitySource();
    const overrides = [override(IdentitySource, service)];
    const { account, identity } = await visitor({ sns: true }, { ...onSolana, overrides });
    await account.loadIdentity();

    expect(service.answers.asked).toEqual([]);
    expect(identity()).toMatchObject({ name: 'ada.name' });
  });

  it('may be typed as a receiver, and the address that they mean is in the form', async () => {
    const { clock, names, widget } = await visitor({ sns: true }, onSolana);
    names.addresses.answerWith(SOLANA);
    const typed = (await widget.feature('send')).typeReceiver('ada.sns');
    await clock.advance(500);
    await typed;

    expect(widget.state.features.send).toMatchObject({
      form: { receiverAddress: SOLANA, receiverProfileName: 'ada.sns' },
      lookup: 'found',
    });
  });

  it('are shown of a receiver whose address was typed, read once in 5 min', async () => {
    const { clock, names, widget } = await visitor({ ens: true });
    const send = await widget.feature('send');
    for (const typed of [BOB, ALICE, BOB]) {
      await send.typeReceiver(typed);
      await clock.advance(0);
    }

    expect(names.profiles.asked).toMatchObject([{ subject: BOB }, { subject: ALICE }]);
    expect(widget.state.features.send?.form).toMatchObject({
      receiverAddress: BOB,
      receiverProfileName: 'ada.name',
    });
  });
});
