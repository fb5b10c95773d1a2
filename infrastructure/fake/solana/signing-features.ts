import { encodeBase58 } from '../../../domain/address/base58';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { SignInMessage } from '../../../domain/siwx/sign-in-message';
import type { Approval } from '../wallet/approval';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import type { SolanaKeys } from './solana-keys';
import { readWire, withSignature } from './solana-wire';
import type { StandardAccount } from './standard-wallet';

/** A site's request to sign. */
export interface SigningInput {
  readonly account: StandardAccount;
  readonly chain?: string;
  readonly message?: Uint8Array;
  readonly transaction?: Uint8Array;
}

/** A site's request to sign in: the fields from which the wallet makes the text. */
interface SignInFields extends Omit<SignInMessage, 'accountAddress'> {
  readonly address?: string;
}

export interface SigningFeaturesDeps {
  /** The accounts that the site sees, the one in use first. */
  readonly accounts: () => readonly StandardAccount[];
  readonly keys: SolanaKeys;

  /** The node of each chain, by its Wallet Standard name. */
  readonly rpcUrls: Readonly<Record<string, string>>;

  /** Prompts the visitor. */
  readonly ask: (method: string, input: SigningInput) => Promise<Approval>;
}

const noBytes = new Uint8Array();
const SIGNATURE_BYTES = 64;

/** The signing methods of a wallet with `keys`, by the Wallet Standard's names. */
export function signingFeatures(deps: SigningFeaturesDeps): Readonly<Record<string, object>> {
  const { accounts, ask, keys } = deps;
  const version = '1.0.0';
  const supportedTransactionVersions = ['legacy', 0];
  const each =
    <Answer>(method: string, answer: (input: SigningInput) => Promise<Answer>) =>
    async (...inputs: readonly SigningInput[]): Promise<readonly Answer[]> => {
      const answers: Answer[] = [];
      for (const input of inputs) {
        const { pretended } = await ask(method, input);
        answers.push(pretended ? (pretended.result as Answer) : await answer(input));
      }
      return answers;
    };
  return {
    'solana:signIn': {
      version,
      signIn: async (...inputs: readonly SignInFields[]) => {
        const answers: object[] = [];
        for (const { address, ...fields } of inputs) {
          const account = accounts().find((one) => one.address === (address ?? one.address));
          if (!account) throw new ProviderRpcError(rpcCodes.unauthorized, 'No account is shared');
          const message = await signInBytes({ ...fields, accountAddress: account.address });
          const { pretended } = await ask('solana:signIn', { account, message });
          const signature = pretended ? undefined : await keys.sign(account.address, message);
          answers.push(
            (pretended?.result as object) ?? { account, signedMessage: message, signature },
          );
        }
        return answers;
      },
    },
    'solana:signMessage': {
      version,
      signMessage: each('solana:signMessage', async ({ account, message = noBytes }) => ({
        signedMessage: message,
        signature: await keys.sign(account.address, message),
      })),
    },
    'solana:signTransaction': {
      version,
      supportedTransactionVersions,
      signTransaction: each('solana:signTransaction', async (input) => ({
        signedTransaction: await signed(keys, input),
      })),
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions,
      signAndSendTransaction: each('solana:signAndSendTransaction', async (input) => {
        const transaction = await signed(keys, input);
        await send(transaction, input.chain ?? '', deps);
        const { signaturesAt } = readWire(transaction);
        return { signature: transaction.slice(signaturesAt, signaturesAt + SIGNATURE_BYTES) };
      }),
    },
  };
}

/** The bytes of the text that every wallet makes of these fields. */
async function signInBytes(fields: SignInMessage): Promise<Uint8Array> {
  const { formatSignInMessage } = await import('../../../domain/siwx/sign-in-text');
  const text = formatSignInMessage(fields);
  if (text.ok) return new TextEncoder().encode(text.text);
  throw new ProviderRpcError(rpcCodes.invalidParams, `The sign-in has a wrong ${text.field}`);
}

async function signed(
  keys: SolanaKeys,
  { account, transaction = noBytes }: SigningInput,
): Promise<Uint8Array> {
  const { message } = readWire(transaction);
  const signature = await keys.sign(account.address, message);
  return withSignature(transaction, account.address, signature);
}

async function send(
  transaction: Uint8Array,
  chain: string,
  { rpcUrls }: SigningFeaturesDeps,
): Promise<void> {
  const url = rpcUrls[chain];
  if (url === undefined) throw new ProviderRpcError(rpcCodes.chainDisconnected, `No ${chain}`);
  const params = [encodeBase58(transaction)];
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params }),
  });
  const { error }: { readonly error?: { readonly code: number; readonly message: string } } =
    await response.json();
  if (error) throw new ProviderRpcError(error.code, error.message);
}
