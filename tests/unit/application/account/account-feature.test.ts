import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { FakeIdentitySource, InMemoryStorage } from '../../../../infrastructure/fake';
import { IdentitySource } from '../../../../ports/identity-source';
import { NameService } from '../../../../ports/name-service';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget, type ConnectedGiven } from '../../../support/headless-kit';
import { deferred } from '../../../support/deferred';

describe('hiding amounts', () => {
  it('is in the state, and kept on this device for the next visit', async () => {
    const storage = new InMemoryStorage();
    const { widget } = await connectedWidget({ storage });
    expect(widget.state.isPrivate).toBe(false);

    (await widget.feature('account')).hideAmounts(true);
    expect(widget.state.isPrivate).toBe(true);
    const { widget: next } = await connectedWidget({ storage });
    expect(next.state.isPrivate).toBe(true);

    (await next.feature('account')).hideAmounts(false);
    const { widget: last } = await connectedWidget({ storage });
    expect(last.state.isPrivate).toBe(false);
  });
});

describe('AccountFeature: identity', () => {
  it('[R7.12] shows the name and picture that the identity service knows', async () => {
    const { account, service, names, widget } = await setUp();
    service.answers.answerWith({ name: 'alice.example', imageUrl: 'data:image/png;base64,AA==' });

    await account.loadIdentity();

    expect(widget.state.features.account?.identity).toEqual({
      status: 'loaded',
      name: 'alice.example',
      imageUrl: 'data:image/png;base64,AA==',
    });
    expect(names.profiles.asked).toEqual([]);
  });

  it('[R7.12] falls back to the profile on the chain where the service fails', async () => {
    const { account, service, names, widget, logger } = await setUp();
    names.profiles.answerWith({ name: 'alice.eth' });

    await account.loadIdentity();

    expect(service.answers.asked).toHaveLength(1);
    expect(names.profiles.asked).toMatchObject([{ subject: ALICE, network: { id: 1 } }]);
    expect(widget.state.features.account?.identity).toEqual({
      status: 'loaded',
      name: 'alice.eth',
    });
    expect(logger.entries).toMatchObject([{ level: 'warn' }]);
  });

  it('[R7.12] falls back to the profile on the chain where the service has no identity', async () => {
    const { account, service, names, widget } = await setUp();
    service.answers.answerWith({});
    names.profiles.answerWith({ name: 'alice.eth' });

    await account.loadIdentity();

    expect(widget.state.features.account?.identity).toMatchObject({ name: 'alice.eth' });
  });

  it('[R7.12] falls back to the name service last, whose name stands for the account', async () => {
    const nameService: NameService = {
      parent: 'names.test',
      lookUp: () => Promise.resolve(undefined),
      namesOf: async (address) =>
        address === ALICE
          ? [
              { name: 'not-hers.names.test', addresses: { 60: `0x${'9'.repeat(40)}` } },
              { name: 'elsewhere.names.test', addresses: { 2147483658: ALICE } },
              { name: 'alice.names.test', addresses: { 60: ALICE.toLowerCase() } },
            ]
          : [],
      suggest: () => Promise.resolve([]),
      register: () => Promise.resolve(),
    };
    const service = new FakeIdentitySource();
    service.answers.answerWith(undefined);
    const { widget, adapters } = await connectedWidget({
      overrides: [override(IdentitySource, service), override(NameService, nameService)],
    });
    adapters.of('eip155').names.profiles.answerWith(undefined);
    const account = await widget.feature('account');

    await account.loadIdentity();

    expect(widget.state.features.account?.identity).toEqual({
      status: 'loaded',
      name: 'alice.names.test',
    });
  });

  it('shows an account without an identity as nameless, and an unreachable service as a failure', async () => {
    const nameless = await setUp();
    nameless.service.answers.answerWith(undefined);
    nameless.names.profiles.answerWith(undefined);
    await nameless.account.loadIdentity();
    expect(nameless.widget.state.features.account?.identity).toEqual({ status: 'loaded' });

    const failed = await setUp();
    await failed.account.loadIdentity();
    expect(failed.widget.state.features.account?.identity).toEqual({ status: 'failed' });
    expect(failed.widget.state.snackbar).toBeUndefined();
  });

  it('[R9.2] asks again only after 5 min, but at once after a failure', async () => {
    const { account, service, clock } = await setUp();
    await account.loadIdentity();
    service.answers.answerWith({ name: 'alice.example' });

    await account.loadIdentity();
    expect(service.answers.asked).toHaveLength(2);

    await clock.advance(299_999);
    await account.loadIdentity();
    expect(service.answers.asked).toHaveLength(2);

    await clock.advance(1);
    await account.loadIdentity();
    expect(service.answers.asked).toHaveLength(3);
  });

  it('drops the answer about an account that is not in use any more', async () => {
    const { account, service, session, widget } = await setUp();
    service.answers.hang();
    const reading = account.loadIdentity();

    session.change({ addresses: [BOB] });
    service.answers.settle({ name: 'alice.example' });
    await reading;

    expect(widget.state.features.account?.identity).toEqual({ status: 'idle' });
    service.answers.answerWith({ name: 'bob.example' });
    await account.loadIdentity();
    expect(widget.state.features.account?.identity).toMatchObject({ name: 'bob.example' });
  });

  it('asks once for two lookups at the same time', async () => {
    const { account, service, widget } = await setUp();
    service.answers.hang();
    const both = [account.loadIdentity(), account.loadIdentity()];

    service.answers.settle({ name: 'alice.example' });
    await Promise.all(both);

    expect(service.answers.asked).toHaveLength(1);
    expect(widget.state.features.account?.identity).toMatchObject({ name: 'alice.example' });
  });

  it('continues when the wallet repeats its state', async () => {
    const { account, service, session, widget } = await withSmartAccount();
    service.answers.hang();
    const reading = account.loadIdentity();

    session.change({});
    service.answers.settle({ name: 'alice.example' });
    await reading;

    expect(widget.state.features.account?.identity).toMatchObject({ name: 'alice.example' });
  });

  it.each([
    ['the chain', { chainReference: '42161' }],
    ['the kind of the account', { accountType: 'eoa' }],
  ] as const)('is cancelled when %s changes', async (_what, change) => {
    const { account, service, session, widget } = await withSmartAccount();
    service.answers.hang();
    const reading = account.loadIdentity();

    session.change(change);
    service.answers.settle({ name: 'alice.example' });
    await reading;

    expect(widget.state.features.account?.identity).toEqual({ status: 'idle' });
  });

  it('[R7.12] sends no request about an account on a test network', async () => {
    const { account, service } = await setUp({
      options: { networks: [{ ...ethereum, testnet: true }] },
    });

    await account.loadIdentity();

    expect(service.answers.asked).toEqual([]);
  });

  it('[R9.11] sends no request about an account on a namespace without names', async () => {
    const { account, service } = await setUp({
      namespace: 'solana',
      grant: {
        addresses: ['So11111111111111111111111111111111111111112'],
        chainReference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      },
    });

    await account.loadIdentity();

    expect(service.answers.asked).toEqual([]);
  });
});

describe('AccountFeature: tabs', () => {
  it('[R2.13] shows Tokens first, and the chosen tab', async () => {
    const { account, widget } = await setUp();
    expect(widget.state.features.account?.tab).toBe('Tokens');

    account.showTab('Activity');

    expect(widget.state.features.account?.tab).toBe('Activity');
  });
});

describe('AccountFeature: account types', () => {
  it('[R6.2] prefers the visitor’s choice, then the site’s, then the default', async () => {
    const storage = new InMemoryStorage();
    storage.set('@appkit/preferred_account_types', '{"eip155":"eoa","solana":"smartAccount"}');

    const { widget } = await setUp({ storage });

    expect(widget.state.features.account?.preferredAccountTypes).toEqual({
      bip122: 'payment',
      eip155: 'eoa',
      polkadot: 'eoa',
      solana: 'eoa',
    });
  });

  it.each(['{"eip155":7}', 'no json', '[]', 'null'])(
    '[R3.18] ignores the stored choice %s',
    async (stored) => {
      const storage = new InMemoryStorage();
      storage.set('@appkit/preferred_account_types', stored);

      const { widget } = await setUp({
        storage,
        options: { defaultAccountTypes: { eip155: 'eoa' } },
      });

      expect(widget.state.features.account?.preferredAccountTypes.eip155).toBe('eoa');
    },
  );

  it("[R3.18] requests the wallet's other account and stores the choice", async () => {
    const { account, widget, session, storage } = await withSmartAccount();
    const asked: string[] = [];
    session.useAccountType = async (type) => {
      asked.push(type);
      session.change({ addresses: [BOB], accountType: type });
    };
    expect(widget.state.features.account?.accountTypes).toEqual(['eoa', 'smartAccount']);

    await account.chooseType('eoa');

    expect(asked).toEqual(['eoa']);
    expect(widget.state.connections.eip155.account?.address).toBe(BOB);
    expect(widget.state.features.account).toMatchObject({
      preferredAccountTypes: { eip155: 'eoa' },
    });
    expect(widget.state.features.account).not.toHaveProperty('typeChange');
    expect(storage.get('@appkit/preferred_account_types')).toBe('{"eip155":"eoa"}');
  });

  it('keeps the former choice where the wallet refuses, and shows the failure until dismissed', async () => {
    const { account, widget, session, storage } = await withSmartAccount();
    const refusal = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'no' });
    session.useAccountType = () => Promise.reject(refusal);

    await expect(account.chooseType('eoa')).rejects.toBe(refusal);

    expect(widget.state.features.account).toMatchObject({
      preferredAccountTypes: { eip155: 'smartAccount' },
      typeChange: { status: 'failed', type: 'eoa' },
    });
    expect(storage.get('@appkit/preferred_account_types')).toBeUndefined();
    account.dismissTypeChange();
    expect(widget.state.features.account).not.toHaveProperty('typeChange');
  });

  it('shows the pending change, and cancels it silently when dismissed', async () => {
    const { account, widget, session } = await withSmartAccount();
    const answer = deferred<void>();
    session.useAccountType = () => answer.promise;

    const choosing = account.chooseType('eoa');
    expect(widget.state.features.account?.typeChange).toEqual({ status: 'asking', type: 'eoa' });
    account.dismissTypeChange();
    answer.resolve();

    await expect(choosing).rejects.toMatchObject({ code: 'ABORTED' });
    expect(widget.state.features.account).not.toHaveProperty('typeChange');
    expect(widget.state.features.account?.preferredAccountTypes.eip155).toBe('smartAccount');
  });

  it('follows the account types of the wallet', async () => {
    const { widget, session } = await withSmartAccount();

    session.change({ accountTypes: ['smartAccount'] });

    expect(widget.state.features.account?.accountTypes).toEqual(['smartAccount']);
  });

  it('lets a later choice replace a pending one, whatever the wallet answers late', async () => {
    const { account, widget, session } = await withSmartAccount();
    const first = deferred<void>();
    const answers = [first.promise, Promise.resolve()];
    session.useAccountType = () => answers.shift() ?? Promise.resolve();

    const earlier = account.chooseType('eoa');
    const later = account.chooseType('smartAccount');
    first.resolve();

    await expect(earlier).rejects.toMatchObject({ code: 'ABORTED' });
    await later;
    expect(widget.state.features.account?.preferredAccountTypes.eip155).toBe('smartAccount');
  });

  it('refuses a type that the namespace or the wallet does not have', async () => {
    const plain = await setUp();
    await expect(plain.account.chooseType('smartAccount')).rejects.toMatchObject({
      code: 'ACCOUNT_TYPE_INVALID',
    });

    const smart = await withSmartAccount();
    smart.session.useAccountType = async () => undefined;
    await expect(smart.account.chooseType('payment')).rejects.toMatchObject({
      code: 'ACCOUNT_TYPE_INVALID',
    });
  });
});

async function setUp(options: ConnectedGiven = {}) {
  const service = new FakeIdentitySource();
  const connected = await connectedWidget({
    ...options,
    overrides: [override(IdentitySource, service)],
  });
  const account = await connected.widget.feature('account');
  return { ...connected, account, service, names: connected.adapters.of('eip155').names };
}

function withSmartAccount() {
  return setUp({ grant: { accountType: 'smartAccount', accountTypes: ['eoa', 'smartAccount'] } });
}
