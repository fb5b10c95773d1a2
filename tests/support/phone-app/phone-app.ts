import { decodeBase58, encodeBase58 } from '../../../domain/address/base58';
import { textOf, fieldOf, listOf } from '../../../domain/outside/untrusted-record';
import { formatSignInMessage } from '../../../domain/siwx/sign-in-text';
import type { SignInMessage } from '../../../domain/siwx/sign-in-message';
import { PUBLIC_SOLANA_SEEDS, SolanaKeys } from '../../../infrastructure/fake/solana/solana-keys';
import { readWire, withSignature } from '../../../infrastructure/fake/solana/solana-wire';
import { deferred } from '../deferred';

/** What the visitor answers, or what a lying app does. */
export type AppAnswer =
  | 'approve'
  | 'decline'
  | 'hang'
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

/** An error of the protocol, as an app sends it. */
export class PhoneAppError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export interface PhoneAppOptions {
  /** What the app can do beyond what every app can. */
  readonly features?: readonly string[];

  /** Sends a signed transaction to the chain. */
  readonly send?: (wire: Uint8Array) => Promise<unknown>;
}

/** A request, as it arrived. */
export interface AppRequest {
  readonly method: string;
  readonly params: unknown;
}

interface Waiting {
  readonly settle: (answer: AppAnswer) => void;
}

const AUTHORIZATION_FAILED = -1;
const NOT_SIGNED = -3;
const allFeatures = ['solana:signTransactions', 'solana:signInWithSolana'];

/** A wallet's app by the Mobile Wallet Adapter 2.0, with real keys: what stands behind the WebSocket. */
export class PhoneApp {
  /** All requests, the oldest first. */
  readonly requests: AppRequest[] = [];

  /** The chains that the app lists with its accounts. Absent: it lists none. */
  chains: readonly string[] | undefined;

  /** The accounts that it shares, the one in use first. */
  accounts: readonly string[] = [];
  readonly tokens = new Map<string, string>();
  readonly #keys = new SolanaKeys(PUBLIC_SOLANA_SEEDS);
  readonly #options: PhoneAppOptions;
  readonly #answers: AppAnswer[] = [];
  readonly #waiting: Waiting[] = [];
  #tokenCount = 0;

  constructor(options: PhoneAppOptions = {}) {
    this.#options = options;
  }

  /** Scripts the answer to the next question. Without one, the visitor approves. */
  next(...answers: readonly AppAnswer[]): this {
    this.#answers.push(...answers);
    return this;
  }

  /** Answers the questions that are left hanging. */
  settle(answer: AppAnswer): void {
    for (const { settle } of this.#waiting.splice(0)) settle(answer);
  }

  /** How many requests of `method` came. */
  countOf(method: string): number {
    return this.requests.filter((request) => request.method === method).length;
  }

  /** @throws {@link PhoneAppError} */
  async handle(method: string, params: unknown): Promise<unknown> {
    this.requests.push({ method, params });
    switch (method) {
      case 'get_capabilities':
        return { features: this.#options.features ?? allFeatures };
      case 'authorize':
        return this.#authorize(params);
      case 'deauthorize':
        this.tokens.delete(textOf(params, 'auth_token') ?? '');
        return {};
      case 'sign_messages':
        return this.#asked(NOT_SIGNED, async () => ({
          signed_payloads: await this.#each(params, async (message) => {
            const [address = ''] = listOf(params, 'addresses') ?? [];
            const signature = await this.#keys.sign(encodeBase58(bytesOf(address)), message);
            return Buffer.concat([message, signature]);
          }),
        }));
      case 'sign_transactions':
        return this.#asked(NOT_SIGNED, async () => ({
          signed_payloads: await this.#each(params, (wire) => this.#signed(wire)),
        }));
      case 'sign_and_send_transactions':
        return this.#asked(NOT_SIGNED, async () => ({
          signatures: await this.#each(params, async (wire) => {
            const signed = await this.#signed(wire);
            await this.#options.send?.(signed);
            const { signaturesAt } = readWire(signed);
            return signed.slice(signaturesAt, signaturesAt + 64);
          }),
        }));
      default:
        throw new PhoneAppError(-32_601, `There is no ${method}`);
    }
  }

  async #authorize(params: unknown): Promise<unknown> {
    const chain = textOf(params, 'chain') ?? 'solana:mainnet';
    const token = textOf(params, 'auth_token');
    if (token !== undefined && this.tokens.get(token) === chain) return this.#grant(token);
    if (token !== undefined) throw new PhoneAppError(AUTHORIZATION_FAILED, 'Unknown token');
    return this.#asked(AUTHORIZATION_FAILED, async () => {
      if (this.accounts.length === 0) this.accounts = (await this.#keys.addresses()).slice(0, 1);
      this.#tokenCount += 1;
      const fresh = `token-${this.#tokenCount}`;
      this.tokens.set(fresh, chain);
      return { ...this.#grant(fresh), ...(await this.#signedIn(params)) };
    });
  }

  #grant(token: string): object {
    const accounts = this.accounts.map((address) => ({
      address: Buffer.from(decodeBase58(address) ?? []).toString('base64'),
      ...(this.chains && { chains: this.chains }),
    }));
    return { auth_token: token, accounts, wallet_uri_base: null };
  }

  async #signedIn(params: unknown): Promise<object> {
    const payload = fieldOf(params, 'sign_in_payload');
    const [address = ''] = this.accounts;
    if (payload === undefined) return {};
    const fields = payload as Omit<SignInMessage, 'accountAddress'> & { readonly address?: string };
    const { address: _, ...message } = fields;
    const text = formatSignInMessage({ ...message, accountAddress: address });
    if (!text.ok) throw new PhoneAppError(-32_602, `The sign-in has a wrong ${text.field}`);
    const signed = new TextEncoder().encode(text.text);
    return {
      sign_in_result: {
        address: Buffer.from(decodeBase58(address) ?? []).toString('base64'),
        signed_message: Buffer.from(signed).toString('base64'),
        signature: Buffer.from(await this.#keys.sign(address, signed)).toString('base64'),
      },
    };
  }

  async #signed(wire: Uint8Array): Promise<Uint8Array> {
    const { message, signers } = readWire(wire);
    const [signer = ''] = signers;
    return withSignature(wire, signer, await this.#keys.sign(signer, message));
  }

  async #each(
    params: unknown,
    sign: (payload: Uint8Array) => Promise<Uint8Array>,
  ): Promise<readonly string[]> {
    const payloads = listOf(params, 'payloads') ?? [];
    const signed = await Promise.all(payloads.map((payload) => sign(bytesOf(payload))));
    return signed.map((bytes) => Buffer.from(bytes).toString('base64'));
  }

  /** Shows the visitor a question. */
  async #asked(refusal: number, approve: () => Promise<unknown>): Promise<unknown> {
    const scripted = this.#answers.shift() ?? 'approve';
    const answer = scripted === 'hang' ? await this.#untilSettled() : scripted;
    if (answer === 'approve') return approve();
    if (answer === 'decline' || answer === 'hang') {
      throw new PhoneAppError(refusal, 'The request was declined');
    }
    if ('error' in answer) throw new PhoneAppError(answer.error.code, answer.error.message);
    return answer.result;
  }

  #untilSettled(): Promise<AppAnswer> {
    const { promise, resolve } = deferred<AppAnswer>();
    this.#waiting.push({ settle: resolve });
    return promise;
  }
}

function bytesOf(base64: unknown): Uint8Array {
  return new Uint8Array(Buffer.from(String(base64), 'base64'));
}
