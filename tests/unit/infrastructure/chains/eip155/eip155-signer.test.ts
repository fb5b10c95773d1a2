import { describe, expect, it } from '@jest/globals';
import { mnemonicToAccount } from 'viem/accounts';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import type { Network } from '../../../../../domain/network/network';
import { Eip155Signer } from '../../../../../infrastructure/chains/eip155/eip155-signer';
import { FakeWalletSession } from '../../../../../infrastructure/fake/fake-wallet-session';
import type { RpcRequest } from '../../../../../ports/rpc-client';
import { ALICE, ScriptedProvider } from './provider-kit';

const TEXT = 'Grüße';
const alice = mnemonicToAccount('test test test test test test test test test test test junk');
const contract = `0x${'c0'.repeat(20)}`;

/** A wallet that answers `signature` for `address`, over nodes that answer with `ask`. */
async function signed(
  signature: unknown,
  {
    address = ALICE,
    networks = [arbitrum, ethereum],
    ask = async () => '0x',
  }: {
    readonly address?: string;
    readonly networks?: readonly Network[];
    readonly ask?: (request: RpcRequest, network: Network) => Promise<unknown>;
  } = {},
) {
  const asked: string[] = [];
  const signer = new Eip155Signer({
    networks: () => networks,
    rpcClients: {
      forNetwork: (network) => ({
        request: (request) => {
          asked.push(`${network.name} ${request.method}`);
          return ask(request, network);
        },
      }),
    },
  });
  const session = new FakeWalletSession({ addresses: [ALICE], chainReference: '1' }, () => {}, {
    namespace: 'eip155',
    provider: new ScriptedProvider().answer('personal_sign', signature),
  });
  const of = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });
  const outcome = await signer.signMessage(TEXT, of, session).catch((error: unknown) => error);
  return { asked, outcome };
}

describe('Eip155Signer', () => {
  it('decides without a request whether a key has signed', async () => {
    const signature = await alice.signMessage({ message: TEXT });
    const rpcClients = {
      forNetwork: () => ({ request: () => Promise.reject(new Error('asked')) }),
    };
    const signer = new Eip155Signer({ networks: () => [ethereum], rpcClients });
    const account = (address: string) =>
      formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });

    expect(await signer.isSignedByKey(TEXT, account(ALICE), signature)).toBe(true);
    expect(await signer.isSignedByKey(`${TEXT}!`, account(ALICE), signature)).toBe(false);
    expect(await signer.isSignedByKey(TEXT, account(contract), signature)).toBe(false);
    for (const odd of [
      '0x',
      '0x00',
      '',
      'signed',
      `0x${'11'.repeat(65)}`,
      signature.slice(0, -2),
    ]) {
      expect(await signer.isSignedByKey(TEXT, account(ALICE), odd)).toBe(false);
    }
  });

  it('recognises the signature of a key without a request, in any form of its last byte', async () => {
    const signature = await alice.signMessage({ message: TEXT });
    const parity = Number.parseInt(signature.slice(-2), 16) - 27;
    const zeroBased = `${signature.slice(0, -2)}0${parity}`;

    for (const each of [signature, zeroBased, `0x${signature.slice(2).toUpperCase()}`]) {
      expect(await signed(each)).toEqual({ asked: [], outcome: each });
    }
  });

  it('asks the contract at the address where no key has signed, on its own chain only', async () => {
    const yes = `0x1626ba7e${'0'.repeat(56)}`;

    const { asked, outcome } = await signed(`0x${'ab'.repeat(40)}`, {
      address: contract,
      ask: async () => yes,
    });

    expect(outcome).toBe(`0x${'ab'.repeat(40)}`);
    expect(asked).toEqual(['Ethereum eth_call']);
  });

  it('[R5.16] takes a transaction hash for no signature, and asks no contract about it', async () => {
    const ask = async () => `0x1626ba7e${'0'.repeat(56)}`;

    const { asked, outcome } = await signed(`0x${'ab'.repeat(32)}`, { address: contract, ask });

    expect(outcome).toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      context: { reason: 'no signature' },
    });
    expect(asked).toEqual([]);
  });

  it('[R5.16] takes 62 hexadecimal digits or more for one, and fewer or half a byte for none', async () => {
    const ask = async () => `0x1626ba7e${'0'.repeat(56)}`;
    const outcomeOf = async (digits: number) => {
      const answer = `0x${'a'.repeat(digits)}`;
      const { outcome } = await signed(answer, { address: contract, ask });
      return outcome === answer;
    };

    expect(await Promise.all([60, 62, 63, 66, 130].map(outcomeOf))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['there is no contract', async () => '0x'],
    ['it refuses', async () => `0xffffffff${'0'.repeat(56)}`],
    ['it accepts with extra bytes', async () => `0x1626ba7e${'1'.repeat(56)}`],
    ['it answers with half a word', async () => '0x1626ba7e'],
    [
      'it reverts',
      async () => {
        throw new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' });
      },
    ],
  ])('refuses a signature without a key where %s', async (_name, ask) => {
    const { outcome } = await signed(`0x${'ab'.repeat(65)}`, { ask });

    expect(outcome).toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      context: { reason: 'the signature is not of this account' },
    });
  });

  it('refuses it without a request where the site does not use the chain', async () => {
    const { asked, outcome } = await signed(`0x${'ab'.repeat(65)}`, { networks: [arbitrum] });

    expect(outcome).toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
    expect(asked).toEqual([]);
  });

  it('reports that no node could be reached, which is not a refusal', async () => {
    const down = new WidgetError('RPC_UNREACHABLE', { url: 'http://one.test' });

    const { outcome } = await signed(`0x${'ab'.repeat(65)}`, {
      ask: async () => {
        throw down;
      },
    });

    expect(outcome).toBe(down);
  });
});
