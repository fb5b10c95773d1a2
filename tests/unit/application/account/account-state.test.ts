import { describe, expect, it } from '@jest/globals';
import { accountStateOf } from '../../../../application/account/account-state';
import { FakeAssetSource, FakeIdentitySource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { IdentitySource } from '../../../../ports/identity-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';
import { EMBEDDED_ADDRESS, EMBEDDED_EMAIL, loggedIn } from '../../../support/headless-auth';
import { etherBalance } from '../../../support/token-balances';

describe('the account of a namespace', () => {
  it('[R3.3] contains all facts of a connected wallet, in one place', async () => {
    const identities = new FakeIdentitySource();
    const assets = new FakeAssetSource();
    identities.answers.answerWith({ name: 'alice.eth', imageUrl: 'data:image/png;base64,AA==' });
    assets.answers.answerWith([etherBalance('1')]);
    const { widget, clock } = await connectedWidget({
      grant: { addresses: [ALICE, BOB], accountType: 'smartAccount' },
      overrides: [override(IdentitySource, identities), override(AssetSource, assets)],
    });
    const account = await widget.feature('account');
    await account.loadIdentity();
    await (await widget.feature('tokens')).load();
    await clock.advance(0);
    account.showTab('Activity');

    expect(account.stateOf()).toStrictEqual({
      namespace: 'eip155',
      status: 'connected',
      caipAddress: `eip155:1:${ALICE}`,
      address: ALICE,
      balance: '1.000',
      balanceSymbol: 'ETH',
      profileName: 'alice.eth',
      profileImage: 'data:image/png;base64,AA==',
      addressExplorerUrl: `https://etherscan.io/address/${ALICE}`,
      tokenBalance: [etherBalance('1')],
      connectedWalletInfo: { name: 'test.first', identifier: 'test.first' },
      preferredAccountType: 'smartAccount',
      allAccounts: [
        { address: ALICE, type: 'smartAccount' },
        { address: BOB, type: 'eoa' },
      ],
      currentTab: 'Activity',
    });
  });

  it('[R3.3] contains no unknown facts', async () => {
    const { widget } = await connectedWidget({ grant: { addresses: [ALICE] } });

    expect(accountStateOf(widget.state, 'eip155', undefined)).toStrictEqual({
      namespace: 'eip155',
      status: 'connected',
      caipAddress: `eip155:1:${ALICE}`,
      address: ALICE,
      addressExplorerUrl: `https://etherscan.io/address/${ALICE}`,
      balance: '1.000',
      balanceSymbol: 'ETH',
      tokenBalance: [],
      allAccounts: [{ address: ALICE, type: 'eoa' }],
      connectedWalletInfo: { name: 'test.first', identifier: 'test.first' },
      preferredAccountType: 'smartAccount',
      currentTab: 'Tokens',
    });
  });

  it('[R3.3] contains the user of the embedded wallet', async () => {
    const { widget, frame } = await loggedIn();
    frame.answer('GET_USER', { address: EMBEDDED_ADDRESS, chainId: 1, email: EMBEDDED_EMAIL });
    const account = await widget.feature('account');

    expect(account.stateOf('eip155')).toMatchObject({
      status: 'connected',
      address: EMBEDDED_ADDRESS,
      user: { email: EMBEDDED_EMAIL },
      connectedWalletInfo: { identifier: 'ID_AUTH' },
    });
  });

  it('[R3.3] contains the logged-in user, the provider and the account type', async () => {
    const { widget } = await loggedIn();
    const { state } = widget;
    const { auth } = state.features;
    if (!auth) throw new TypeError('The feature has no state');
    const read = (parts: Partial<typeof auth>) =>
      accountStateOf(
        { ...state, features: { ...state.features, auth: { ...auth, ...parts } } },
        'eip155',
        undefined,
      );

    expect(
      read({
        socialLogin: { status: 'connected', provider: 'google' },
        user: { userName: 'ada', isSmartAccountDeployed: false },
      }),
    ).toMatchObject({
      socialProvider: 'google',
      connectedWalletInfo: { social: 'google', identifier: 'ID_AUTH' },
      user: { username: 'ada' },
      smartAccountDeployed: false,
    });
    const plain = read({ socialLogin: { status: 'idle' }, user: {} });
    for (const unknown of ['socialProvider', 'user', 'smartAccountDeployed', 'farcasterUrl']) {
      expect(plain).not.toHaveProperty(unknown);
    }
    expect(plain.connectedWalletInfo).not.toHaveProperty('social');
    expect(read({ user: { email: EMBEDDED_EMAIL } }).user).toStrictEqual({
      email: EMBEDDED_EMAIL,
    });
    expect(read({ user: { userName: 'ada' } }).user).toStrictEqual({ username: 'ada' });
    const url = 'https://farcaster.test/1';
    expect(
      read({ socialLogin: { status: 'waiting', provider: 'farcaster', url } }).farcasterUrl,
    ).toBe(url);
  });

  it('[R3.3] contains nothing of the embedded wallet where another is connected', async () => {
    const { state } = (await connectedWidget()).widget;
    const { auth } = (await loggedIn()).widget.state.features;
    if (!auth) throw new TypeError('The feature has no state');
    const read = accountStateOf(
      { ...state, features: { ...state.features, auth } },
      'eip155',
      undefined,
    );

    expect(read).not.toHaveProperty('user');
    expect(read.connectedWalletInfo).toEqual({ name: 'test.first', identifier: 'test.first' });
    expect(accountStateOf({ ...state, connectors: [] }, 'eip155', undefined)).toMatchObject({
      connectedWalletInfo: { name: 'test.first', identifier: 'test.first' },
    });
  });

  it('[R3.3] [R9.9] contains nothing of an account where none is connected', async () => {
    const { widget } = await connectedWidget();
    const account = await widget.feature('account');

    expect(account.stateOf('solana')).toEqual({
      namespace: 'solana',
      status: 'disconnected',
      balance: '0.00',
      tokenBalance: [],
      allAccounts: [],
      preferredAccountType: 'eoa',
      currentTab: account.stateOf().currentTab,
    });
  });
});
