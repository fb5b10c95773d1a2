import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { evmProvider } from '../../../../composition/ways/evm-provider';
import type { FrameUser } from '../../../../domain/frame-protocol/frame-user';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { EMBEDDED_ADDRESS, loggedIn, readyFrame } from '../../../support/headless-auth';

const SMART = '0x5555555555555555555555555555555555555555';

/** What the frame describes where the smart account is at `address`, and `type` is in use. */
function userOf(type: 'eoa' | 'smartAccount', address: string = SMART): FrameUser {
  return {
    address: type === 'eoa' ? EMBEDDED_ADDRESS : address,
    chainId: 1,
    accounts: [
      { address: EMBEDDED_ADDRESS, type: 'eoa' },
      { address, type: 'smartAccount' },
    ],
    preferredAccountType: type,
    smartAccountDeployed: false,
  };
}

const frameWith = (address: string = SMART) =>
  readyFrame()
    .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1, 10] })
    .answer('GET_USER', userOf('smartAccount', address));

describe('the smart account of the embedded wallet', () => {
  it('[R6.2] of an address of its own: the dapp learns it when the visitor changes the type', async () => {
    const frame = frameWith();
    const { clock, widget } = await loggedIn({ frame });
    const provider = evmProvider(widget);
    const told: unknown[] = [];
    const tell = (accounts: unknown): unknown => told.push(accounts);
    provider.on('accountsChanged', tell);
    widget.provider()?.on?.('accountsChanged', tell);
    const account = await widget.feature('account');
    expect(activeConnection(widget.state).account?.address).toBe(SMART);
    expect(widget.state.features.account).toMatchObject({
      accountType: 'smartAccount',
      isSmartAccountAtKey: false,
    });

    frame
      .answer('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: EMBEDDED_ADDRESS })
      .answer('GET_USER', userOf('eoa'));
    await account.chooseType('eoa');
    await clock.advance(0);

    // Of the site's own provider, and of the wallet's.
    expect(told).toEqual([[EMBEDDED_ADDRESS], [EMBEDDED_ADDRESS]]);
    expect(widget.state.features.account?.accountType).toBe('eoa');
  });

  it('[R6.2] at the address of the key changes nothing for the dapp', async () => {
    const frame = frameWith(EMBEDDED_ADDRESS);
    const { clock, widget } = await loggedIn({ frame });
    const told: unknown[] = [];
    const tell = (accounts: unknown): unknown => told.push(accounts);
    evmProvider(widget).on('accountsChanged', tell);
    widget.provider()?.on?.('accountsChanged', tell);
    const account = await widget.feature('account');
    expect(widget.state.features.account?.isSmartAccountAtKey).toBe(true);

    frame
      .answer('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: EMBEDDED_ADDRESS })
      .answer('GET_USER', userOf('eoa', EMBEDDED_ADDRESS));
    await account.chooseType('eoa');
    await clock.advance(0);

    expect(told).toEqual([]);
    expect(widget.state.features.account?.accountType).toBe('eoa');
  });

  it.each([
    [200, true],
    [100, false],
    [500, false],
  ])(
    '[R6.2] is set up by its first bundle: at the status %i that is %s',
    async (status, isSetUp) => {
      const frame = frameWith(EMBEDDED_ADDRESS).answer('RPC_REQUEST', { result: { status } });
      const { clock, widget } = await loggedIn({ frame });
      expect(widget.state.features.auth?.user?.isSmartAccountDeployed).toBe(false);
      const deployed = { ...userOf('smartAccount', EMBEDDED_ADDRESS), smartAccountDeployed: true };
      frame.answer('GET_USER', deployed);
      const asked = { method: 'wallet_getCallsStatus', params: ['0x01'] };

      await evmProvider(widget).request(asked);
      await clock.advance(0);

      expect(widget.state.features.auth?.user?.isSmartAccountDeployed).toBe(isSetUp);
      const readAgain = frame.sentTypes.filter((type) => type === 'GET_USER').length;
      await evmProvider(widget).request(asked);
      await clock.advance(0);
      expect(frame.sentTypes.filter((type) => type === 'GET_USER')).toHaveLength(readAgain);
    },
  );

  it('[R6.2] is set up by a first transaction, too', async () => {
    const frame = frameWith().answer('RPC_REQUEST', { result: '0x01' });
    const { clock, widget } = await loggedIn({ frame });
    frame.answer('GET_USER', { ...userOf('smartAccount'), smartAccountDeployed: true });

    await evmProvider(widget).request({ method: 'eth_sendTransaction', params: [{ to: SMART }] });
    await clock.advance(0);

    expect(widget.state.features.auth?.user?.isSmartAccountDeployed).toBe(true);
  });

  it('[R6.2] stays as it is where the embedded wallet keeps the other type', async () => {
    const frame = frameWith().answer('SET_PREFERRED_ACCOUNT', {
      type: 'smartAccount',
      address: SMART,
    });
    const { storage, widget } = await loggedIn({ frame });
    const account = await widget.feature('account');

    await expect(account.chooseType('eoa')).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });

    expect(widget.state.features.account?.typeChange).toEqual({ status: 'failed', type: 'eoa' });
    expect(widget.state.features.account?.preferredAccountTypes.eip155).toBe('smartAccount');
    expect(storage.get('@appkit-wallet/PREFERRED_ACCOUNT_TYPE')).toBeUndefined();
  });

  it('[R6.2] is used on its networks only: elsewhere the key’s account is, without a choice', async () => {
    const frame = frameWith().answer('SWITCH_NETWORK', { chainId: 42161 });
    const { clock, widget } = await loggedIn({ frame });
    await widget.feature('account');
    const networks = await widget.feature('networks');
    expect(networks).toBeDefined();
    expect(widget.state.features.networks?.eip155.smartAccountEnabledNetworks).toEqual([
      ethereum.caipNetworkId,
    ]);

    frame.answer('GET_USER', { ...userOf('eoa'), chainId: 42161 });
    const switching = widget.switchNetwork(arbitrum.caipNetworkId);
    await clock.advance(0);
    await switching;

    expect(frame.sent).toContainEqual({
      type: 'GET_USER',
      payload: { chainId: 'eip155:42161', preferredAccountType: 'eoa' },
    });
    expect(activeConnection(widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
    expect(widget.state.features.account).toMatchObject({
      accountType: 'eoa',
      accountTypes: [],
      preferredAccountTypes: { eip155: 'smartAccount' },
    });
  });

  it.each([
    ['of an address of its own, where it works alone', SMART, [ethereum]],
    ['at the address of the key, on every network', EMBEDDED_ADDRESS, [ethereum, arbitrum]],
  ])('[R6.2] receives %s', async (_where, address, networks) => {
    const { widget } = await loggedIn({ frame: frameWith(address) });

    await widget.feature('receive');

    expect(widget.state.features.receive).toMatchObject({ address, networks });
  });
});
