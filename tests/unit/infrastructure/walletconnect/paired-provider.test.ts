import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { bitcoin } from '../../../../domain/network/more-networks';
import { providerOf } from '../../../../ports/provider-of';
import { sessionStage, type SessionNamespaces } from './session-stage';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const networks = [ethereum, arbitrum];

/** A wallet that approves more than was proposed, and less. */
const odd: SessionNamespaces = {
  eip155: {
    accounts: [`eip155:56:${ALICE}`, `eip155:1:${ALICE}`],
    methods: [
      'eth_call',
      'eth_getBalance',
      'eth_evil',
      'personal_sign',
      'wallet_switchEthereumChain',
    ],
    events: ['chainChanged', 'accountsChanged'],
  },
};

function connected(namespaces = odd) {
  const stage = sessionStage(namespaces, networks);
  const provider = providerOf(stage.open('eip155'), 'eip155');
  if (!provider) throw new TypeError('There is no provider');
  return { ...stage, provider };
}

describe('the provider of a paired wallet', () => {
  it("sends nodes' methods to the site's own endpoints, even if the wallet has approved them", async () => {
    const { asked, provider, rpcClients } = connected();
    rpcClients.answer('eth_call', '0x7').answer('eth_getBalance', '0x8');

    expect(await provider.request({ method: 'eth_call', params: [{}] })).toBe('0x7');
    expect(await provider.request({ method: 'eth_getBalance', params: [ALICE] })).toBe('0x8');
    expect(asked).toEqual([]);
  });

  it.each([
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_signTransaction',
    'wallet_sendCalls',
  ])(
    'refuses %s with 4100 where the wallet has not approved it, without a request to an endpoint',
    async (method) => {
      const { asked, provider, rpcClients } = connected();

      await expect(provider.request({ method, params: [] })).rejects.toMatchObject({ code: 4100 });
      expect(asked).toEqual([]);
      expect(rpcClients.calls).toEqual([]);
    },
  );

  it.each([
    'eth_sign',
    'eth_evil',
    'personal_ecRecover',
    'wallet_evil',
    'eth_getEncryptionPublicKey',
    '',
  ])('refuses %j with 4200, without any request', async (method) => {
    const { asked, provider, rpcClients } = connected();

    await expect(provider.request({ method, params: ['0x1'] })).rejects.toMatchObject({
      code: 4200,
    });
    expect(asked).toEqual([]);
    expect(rpcClients.calls).toEqual([]);
  });

  it.each([
    [['wallet_switchEthereumChain'], true],
    [['wallet_addEthereumChain'], true],
    [['personal_sign'], undefined],
  ])('can be brought to further networks with the methods %j: %s', (methods, canAddNetworks) => {
    const accounts = [`eip155:1:${ALICE}`];
    const { link } = connected({ eip155: { accounts, methods, events: [] } });

    expect(link.grantOf('eip155')?.canAddNetworks).toBe(canAddNetworks);
    expect(link.grantOf('eip155')?.approvedCaipNetworkIds).toEqual(['eip155:1']);
  });

  it('sends approved methods to the wallet', async () => {
    const { asked, provider, answerWith } = connected();
    answerWith(() => '0xsigned');

    expect(await provider.request({ method: 'personal_sign', params: [] })).toBe('0xsigned');
    expect(asked).toEqual([{ method: 'personal_sign', chainId: 'eip155:1' }]);
  });

  it('is not on a chain that the wallet approved unasked, before a request to switch there', async () => {
    const { asked, provider, link } = connected();
    expect(link.grantOf('eip155')).toMatchObject({
      chainReference: '1',
      approvedCaipNetworkIds: ['eip155:1'],
    });

    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x38' }] });

    expect(asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain']);
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x38');
  });

  it('refuses a chain that the wallet has not approved and cannot be asked for', async () => {
    const { asked, provider } = connected({
      eip155: { accounts: [`eip155:56:${ALICE}`, `eip155:1:${ALICE}`], methods: [], events: [] },
    });

    await expect(
      provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x38' }] }),
    ).rejects.toMatchObject({ code: 4902 });
    expect(asked).toEqual([]);
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1');
  });

  it.each([
    [undefined],
    [null],
    ['x'],
    [[]],
    [[null]],
    [[{ chainId: 7 }]],
    [{ 0: { chainId: '0x1' } }],
  ])('refuses a switch to an invalid chain: %j', async (params) => {
    const { provider } = connected();

    await provider.request({ method: 'wallet_switchEthereumChain', params }).catch(() => {});
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1');
  });
});

describe('a paired wallet on another namespace', () => {
  it('gets no request that it has not approved', async () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const { asked, open } = sessionStage(
      {
        bip122: {
          accounts: [`${bitcoin.caipNetworkId}:${address}`],
          methods: ['signMessage'],
          events: [],
        },
      },
      [bitcoin],
    );
    const session = open('bip122');
    const chainReference = bitcoin.caipNetworkId.slice('bip122:'.length);

    await expect(
      providerOf(session, 'bip122')?.sendTransfer({ chainReference, satoshi: 1n, to: address }),
    ).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: 4100 } });
    expect(asked).toEqual([]);
  });
});

describe('an event of a paired wallet', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no event', { chainId: 'eip155:1' }],
    ['no chain', { event: { name: 'accountsChanged', data: [ALICE] } }],
    ['a chain of its own', { chainId: 7, event: { name: 'chainChanged', data: 56 } }],
    [
      'data that is no text',
      {
        chainId: 'eip155:1',
        event: { name: 'accountsChanged', data: [{ toString: 1, valueOf: 1 }] },
      },
    ],
    [
      'a chain that was not approved',
      { chainId: 'eip155:1', event: { name: 'chainChanged', data: '0x38' } },
    ],
    [
      'an account that was not approved',
      {
        chainId: 'eip155:1',
        event: { name: 'accountsChanged', data: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] },
      },
    ],
    [
      'a name that was not approved',
      { chainId: 'eip155:1', event: { name: 'bip122_addressesChanged', data: [] } },
    ],
  ])('changes nothing, and throws nothing, where it contains %s', async (_what, params) => {
    const { clock, emit, open } = connected();
    const events: unknown[] = [];
    open('eip155').events$.subscribe((event) => events.push(event));

    expect(() => emit('session_event', params)).not.toThrow();
    await clock.advance(50);

    expect(events).toEqual([]);
  });

  it('changes nothing where the wallet has not approved events of this name', async () => {
    const accounts = [`eip155:1:${ALICE}`, `eip155:42161:${ALICE}`];
    const { clock, emit, link } = connected({ eip155: { accounts, methods: [], events: [] } });

    emit('session_event', {
      chainId: 'eip155:42161',
      event: { name: 'chainChanged', data: 42161 },
    });
    await clock.advance(50);

    expect(link.grantOf('eip155')?.chainReference).toBe('1');
  });
});
