import { decodeBase58 } from '../../../../domain/address/base58';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { Network } from '../../../../domain/network/network';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../../domain/rpc/rpc-code';
import type { SolanaSignInInput } from '../../../../ports/solana-wallet';
import { base64OfBytes } from '../base64-bytes';
import { chainNameOf } from '../wallet-standard-chain';
import {
  type AppGrant,
  authorizationIn,
  bytesIn,
  featuresIn,
  invalidAnswer,
  signedMessageIn,
  signInIn,
} from './app-answers';
import { AUTHORIZATION_FAILED } from './app-failure';
import type { AppGrants } from './app-grants';
import { phoneIcon } from './phone-icon';
import type { AppCalls, AppMethod } from './protocol-like';
import type { WalletApp } from './wallet-app';

/** How the site introduces itself to the app. */
export interface AppIdentity {
  readonly name: string;

  /** The site's origin. */
  readonly uri: string;

  /** The path of an image below `uri`. */
  readonly icon?: string;
}

export interface MobileWalletDeps {
  readonly app: WalletApp;
  readonly grants: AppGrants;
  readonly identity: AppIdentity;
  readonly name: string;

  /** The site's networks on Solana right now, the one in use first. */
  readonly networks: () => readonly Network[];

  /** Downloads the protocol, so that a later press opens the app at once. */
  readonly prepare: () => Promise<unknown>;
}

interface StandardAccount {
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly string[];
  readonly features: readonly string[];
}

/** What a page gives to the signing methods of the Wallet Standard. */
interface MessageInput {
  readonly account: StandardAccount;
  readonly message: Uint8Array;
}

interface TransactionInput {
  readonly account: StandardAccount;
  readonly transaction: Uint8Array;
  readonly chain: string;
}

/** What every app can do: the protocol's mandatory features. */
const MANDATORY = ['solana:signMessage', 'solana:signAndSendTransaction'];
const SIGN_TRANSACTIONS = 'solana:signTransactions';
const SIGN_IN = 'solana:signInWithSolana';
const allChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'];
const supportedTransactionVersions = ['legacy', 0];
const version = '1.0.0';

/**
 * A wallet of the Wallet Standard over the apps on this phone, by the Mobile Wallet Adapter 2.0. Which app opens is the
 * visitor's choice, on Android's own sheet. Each request opens the app; nothing else does.
 */
export class MobileWallet {
  readonly version = version;
  readonly name: string;
  readonly icon = phoneIcon;
  readonly chains = allChains;
  readonly #deps: MobileWalletDeps;

  constructor(deps: MobileWalletDeps) {
    this.#deps = deps;
    this.name = deps.name;
  }

  get accounts(): readonly StandardAccount[] {
    const grant = this.#deps.grants.read();
    return grant?.accounts.flatMap((account) => standardAccount(account, grant)) ?? [];
  }

  /** Those of the app that granted its accounts; of any app before that. */
  get features(): Readonly<Record<string, object>> {
    const { features = [] } = this.#deps.grants.read() ?? {};
    return {
      'standard:connect': {
        version,
        connect: (input?: { readonly silent?: boolean }) => this.#connect(input?.silent === true),
      },
      'standard:disconnect': { version, disconnect: async () => this.#disconnect() },
      'standard:events': { version, on: (_: string, hear: () => void) => this.#on(hear) },
      'solana:signMessage': {
        version,
        signMessage: (input: MessageInput) => this.#signMessage(input),
      },
      'solana:signAndSendTransaction': {
        version,
        supportedTransactionVersions,
        signAndSendTransaction: (input: TransactionInput) => this.#signAndSend(input),
      },
      ...(features.includes(SIGN_TRANSACTIONS) && {
        'solana:signTransaction': {
          version,
          supportedTransactionVersions,
          signTransaction: (input: TransactionInput) => this.#signTransaction(input),
        },
      }),
      ...(features.includes(SIGN_IN) && {
        'solana:signIn': { version, signIn: (input: SolanaSignInInput) => this.#signIn(input) },
      }),
    };
  }

  /** A press on the row is a new choice of an app, whatever was granted before. */
  async #connect(isSilent: boolean): Promise<{ readonly accounts: readonly StandardAccount[] }> {
    if (!isSilent) {
      const [network] = this.#deps.networks();
      const chain = network ? chainNameOf(network) : 'solana:mainnet';
      await this.#ask(undefined, async (app) => {
        this.#deps.grants.write((await this.#authorized(app, chain)).grant);
      });
    }
    return { accounts: this.accounts };
  }

  /** Opens no app for it: the token is given back when one is open anyway. */
  #disconnect(): void {
    this.#deps.app.stop();
    this.#deps.grants.erase();
  }

  #on(hear: () => void): () => void {
    const { grants, prepare } = this.#deps;
    if (grants.read()) void prepare().catch(() => undefined);
    return grants.onChange(hear);
  }

  async #signMessage({ account, message }: MessageInput): Promise<readonly object[]> {
    const { address } = account;
    const chain = this.#deps.grants.read()?.chain;
    const params = { addresses: [base64OfAddress(address)], payloads: [base64OfBytes(message)] };
    const answer = await this.#request('signMessages', params, address, chain);
    return [signedMessageIn(answer, message)];
  }

  async #signTransaction(input: TransactionInput): Promise<readonly object[]> {
    const answer = await this.#requestFor(input, 'signTransactions');
    return [{ signedTransaction: bytesIn(answer, 'signed_payloads', 'signTransactions') }];
  }

  async #signAndSend(input: TransactionInput): Promise<readonly object[]> {
    const answer = await this.#requestFor(input, 'signAndSendTransactions');
    return [{ signature: bytesIn(answer, 'signatures', 'signAndSendTransactions') }];
  }

  /** A sign-in is an authorization of its own, which the app asks for together with the text. */
  async #signIn(input: SolanaSignInInput): Promise<readonly object[]> {
    const { address } = input;
    const before = this.#granted();
    return this.#ask(before.baseUri, async (app) => {
      const wanted = { addresses: [base64OfAddress(address)], sign_in_payload: { ...input } };
      const { answer, grant } = await this.#authorized(app, before.chain, wanted);
      const signed = signInIn(answer, address);
      this.#adopt(grant, address);
      if (signed) return [signed];
      const rpcMessage = 'The app made no sign-in';
      throw new WidgetError('RPC', { rpcCode: rpcCodes.unsupportedMethod, rpcMessage });
    });
  }

  #requestFor(input: TransactionInput, method: AppMethod): Promise<unknown> {
    const params = { payloads: [base64OfBytes(input.transaction)] };
    return this.#request(method, params, input.account.address, input.chain);
  }

  /** Requests `method` of the app, after it has confirmed that `address` is still the site's to use on `chain`. */
  async #request(
    method: AppMethod,
    params: object,
    address: string,
    chain?: string,
  ): Promise<unknown> {
    const before = this.#granted();
    return this.#ask(before.baseUri, async (app) => {
      this.#adopt(await this.#reauthorized(app, before, chain ?? before.chain, address), address);
      return app.call(method, params);
    });
  }

  #granted(): AppGrant {
    const grant = this.#deps.grants.read();
    if (grant) return grant;
    const rpcMessage = 'No app has shared an account';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.unauthorized, rpcMessage });
  }

  /** By the token, without a question to the visitor. A token that the app does not know is replaced by a new one. */
  async #reauthorized(
    app: AppCalls,
    { chain: before, features, token }: AppGrant,
    chain: string,
    address: string,
  ): Promise<AppGrant> {
    const { identity } = this.#deps;
    if (token !== undefined && chain === before) {
      try {
        const params = { identity, chain, auth_token: token };
        return authorizationIn(await app.call('authorize', params), chain, features);
      } catch (error) {
        if (fieldOf(error, 'code') !== AUTHORIZATION_FAILED) throw error;
      }
    }
    const wanted = { addresses: [base64OfAddress(address)] };
    return (await this.#authorized(app, chain, wanted)).grant;
  }

  /** By a question to the visitor. */
  async #authorized(
    app: AppCalls,
    chain: string,
    wanted: object = {},
  ): Promise<{ readonly answer: unknown; readonly grant: AppGrant }> {
    const { identity } = this.#deps;
    const [features, answer] = await Promise.all([
      app.call('getCapabilities', {}).then(featuresIn, () => []),
      app.call('authorize', { identity, chain, ...wanted }),
    ]);
    return { answer, grant: authorizationIn(answer, chain, features) };
  }

  #adopt(grant: AppGrant, address: string): void {
    this.#deps.grants.write(grant);
    if (grant.accounts.some((account) => account.address === address)) return;
    throw invalidAnswer('authorize', 'the account is not shared any more');
  }

  #ask<T>(baseUri: string | undefined, use: (app: AppCalls) => Promise<T>): Promise<T> {
    return this.#deps.app.ask(baseUri, (app) => {
      for (const token of this.#deps.grants.givenUp()) void this.#giveBack(app, token);
      return use(app);
    });
  }

  async #giveBack(app: AppCalls, token: string): Promise<void> {
    try {
      await app.call('deauthorize', { auth_token: token });
      this.#deps.grants.forget(token);
    } catch {
      // The next session tries it again.
    }
  }
}

function standardAccount(
  { address, chains = allChains }: AppGrant['accounts'][number],
  { features }: AppGrant,
): readonly StandardAccount[] {
  const publicKey = decodeBase58(address);
  if (!publicKey) return [];
  const optional = [
    ...(features.includes(SIGN_TRANSACTIONS) ? ['solana:signTransaction'] : []),
    ...(features.includes(SIGN_IN) ? ['solana:signIn'] : []),
  ];
  return [{ address, publicKey, chains, features: [...MANDATORY, ...optional] }];
}

function base64OfAddress(address: string): string {
  return base64OfBytes(decodeBase58(address) ?? new Uint8Array());
}
