import { describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { encodeBase58 } from '../../../../../domain/address/base58';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { solana } from '../../../../../domain/network/more-networks';
import { formatSignInMessage } from '../../../../../domain/siwx/sign-in-text';
import { signInInputOf } from '../../../../../infrastructure/chains/solana/sign-in-input';
import { SolanaPageWallet } from '../../../../../infrastructure/chains/solana/solana-page-wallet';
import { SolanaSigner } from '../../../../../infrastructure/chains/solana/solana-signer';
import { solanaWalletOf } from '../../../../../infrastructure/chains/solana/wallet-standard-signing';
import { createSignInServer } from '../../../../../infrastructure/sign-in-server';
import { createSolanaTestWallet } from '../../../../../infrastructure/fake';
import type { WalletSession } from '../../../../../ports/wallet-connector';
import { SiteVisit } from '../../../../support/sign-in-site';

const secret = new Uint8Array(32).fill(7);
const publicKey = ed25519.getPublicKey(secret);
const address = encodeBase58(publicKey);
const account = formatCaipAddress({
  namespace: 'solana',
  chainReference: solana.caipNetworkId.slice('solana:'.length),
  address,
});
const encoder = new TextEncoder();
const rejected = Object.assign(new Error('User rejected'), { code: 4001 });

/** The text of a sign-in as wallets make it from its fields, written from the standard, not from our code. */
function madeByWallet(input: Readonly<Record<string, unknown>>): string {
  const labels: readonly (readonly [string, string])[] = [
    ['uri', 'URI'],
    ['version', 'Version'],
    ['chainId', 'Chain ID'],
    ['nonce', 'Nonce'],
    ['issuedAt', 'Issued At'],
    ['expirationTime', 'Expiration Time'],
    ['notBefore', 'Not Before'],
    ['requestId', 'Request ID'],
  ];
  let text = `${input['domain']} wants you to sign in with your Solana account:\n${input['address']}`;
  if (input['statement']) text += `\n\n${input['statement']}`;
  const fields = labels.flatMap(([name, label]) =>
    input[name] === undefined ? [] : [`${label}: ${input[name]}`],
  );
  const resources = input['resources'] as readonly string[] | undefined;
  if (resources) fields.push('Resources:', ...resources.map((one) => `- ${one}`));
  return `${text}\n\n${fields.join('\n')}`;
}

type SignIn = (input: Readonly<Record<string, unknown>>) => Promise<readonly object[]>;

/** A wallet of the Wallet Standard with a real key. `asked` are its prompts. */
function wallet(signIn?: SignIn, hasPlain = true) {
  const asked: string[] = [];
  const handle = { address, publicKey, chains: ['solana:mainnet'], features: [] };
  const sign = (message: Uint8Array) => [
    { account: handle, signedMessage: message, signature: ed25519.sign(message, secret) },
  ];
  const own: SignIn = async (input) => sign(encoder.encode(madeByWallet(input)));
  const features = {
    ...(hasPlain && {
      'solana:signMessage': {
        signMessage: async ({ message }: { readonly message: Uint8Array }) => {
          asked.push('signMessage');
          return sign(message);
        },
      },
    }),
    'solana:signIn': {
      signIn: async (input: Readonly<Record<string, unknown>>) => {
        asked.push('signIn');
        return (signIn ?? own)(input);
      },
    },
  };
  const standard = { accounts: [handle], features };
  const provider = solanaWalletOf(new SolanaPageWallet(standard, 'test'));
  const session = { access: { namespace: 'solana', provider } } as unknown as WalletSession;
  return { asked, session };
}

function text(part: object = {}): string {
  const made = formatSignInMessage({
    domain: 'shop.example',
    accountAddress: address,
    statement: 'Sign in to see your orders.',
    uri: 'https://shop.example/',
    version: '1',
    chainId: solana.caipNetworkId,
    nonce: 'k3Jx9PfQ2mWv7RzT',
    issuedAt: '2026-01-01T00:00:00.000Z',
    ...part,
  });
  if (!made.ok) throw new TypeError(made.field);
  return made.text;
}

const invalid = { code: 'WALLET_RESPONSE_INVALID' };

describe('Sign In With Solana', () => {
  it('is asked of the wallet as a sign-in, in one prompt, and verifies at the server', async () => {
    const { asked, session } = wallet();
    const site = createSignInServer({
      domain: 'shop.example',
      clientOf: () => '',
      statement: 'Sign in.',
    });
    const visit = new SiteVisit(site);
    const chainId = solana.caipNetworkId;

    const result = await visit.signIn({
      accountAddress: address,
      chainId,
      sign: (message) => new SolanaSigner().signMessage(message, account, session),
    });

    expect(result.status).toBe(200);
    expect(asked).toEqual(['signIn']);
  });

  it.each([
    [
      'every field',
      {
        expirationTime: '2026-01-02T00:00:00Z',
        notBefore: '2026-01-01T00:00:00Z',
        requestId: 'r1',
        resources: ['https://shop.example/a', 'https://shop.example/b'],
      },
    ],
    ['few fields', {}],
  ])('has the text of the standard, with %s', (_what, part) => {
    const input = signInInputOf(text(part));
    expect(input && madeByWallet({ ...input })).toBe(text(part));
  });

  it.each([
    [
      'a message without a statement',
      () => text().replace('\nSign in to see your orders.\n', '\n'),
    ],
    ['another message', () => 'hello'],
    ['a message with a scheme', () => `https://${text()}`],
  ])('is not asked for %s: that is signed as it is', async (_what, make) => {
    const { asked, session } = wallet();
    await new SolanaSigner().signMessage(make(), account, session);
    expect(asked).toEqual(['signMessage']);
  });

  it('is asked once more as a message where the wallet does not take it', async () => {
    const { asked, session } = wallet(async () => {
      throw Object.assign(new Error('Invalid chainId'), { code: -32602 });
    });
    await new SolanaSigner().signMessage(text(), account, session);
    expect(asked).toEqual(['signIn', 'signMessage']);
  });

  it('has no second prompt where the visitor declines', async () => {
    const { asked, session } = wallet(async () => Promise.reject(rejected));
    await expect(new SolanaSigner().signMessage(text(), account, session)).rejects.toMatchObject({
      context: { rpcCode: 4001 },
    });
    expect(asked).toEqual(['signIn']);
  });

  it('refuses another text that the wallet signed, and asks for the plain one from then on', async () => {
    const other = encoder.encode(text({ domain: 'evil.example' }));
    const { asked, session } = wallet(async () => [
      { signedMessage: other, signature: ed25519.sign(other, secret) },
    ]);
    const signer = new SolanaSigner();

    await expect(signer.signMessage(text(), account, session)).rejects.toMatchObject(invalid);
    expect(asked).toEqual(['signIn']);
    await signer.signMessage(text(), account, session);
    expect(asked).toEqual(['signIn', 'signMessage']);
  });

  it('refuses the signature of another account', async () => {
    const message = encoder.encode(text());
    const stranger = new Uint8Array(32).fill(9);
    const { session } = wallet(async () => [
      { signedMessage: message, signature: ed25519.sign(message, stranger) },
    ]);
    await expect(new SolanaSigner().signMessage(text(), account, session)).rejects.toMatchObject(
      invalid,
    );
  });

  it('is signed by the test wallet that sites get, in the text of the standard', async () => {
    const features = createSolanaTestWallet().wallet.features as Readonly<Record<string, never>>;
    const { connect } = Object(features['standard:connect']);
    const { signIn } = Object(features['solana:signIn']);
    const input = signInInputOf(text());
    await expect(signIn(input)).rejects.toMatchObject({ code: 4100 });
    const [first] = (await connect()).accounts;
    const own = { ...input, address: first.address };

    const [signed] = await signIn(own);

    expect(new TextDecoder().decode(signed.signedMessage)).toBe(madeByWallet(own));
    const { publicKey: key } = first;
    expect(ed25519.verify(signed.signature, signed.signedMessage, key)).toBe(true);
    await expect(signIn(input)).rejects.toMatchObject({ code: 4100 });
  });

  it('is enough of a wallet that signs no other messages, for a sign-in only', async () => {
    const { session } = wallet(undefined, false);
    const signer = new SolanaSigner();
    expect(await signer.signMessage(text(), account, session)).toMatch(/^\w{80,}$/);
    await expect(signer.signMessage('hello', account, session)).rejects.toMatchObject({
      context: { rpcCode: 4200 },
    });
  });
});
