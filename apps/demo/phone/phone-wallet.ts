import {
  buildApprovedNamespaces,
  buildAuthObject,
  Core,
  getSdkError,
  populateAuthPayload,
  WalletKit,
} from '../../chains/clients/walletconnect';
import { hearRepeatedEnds } from './hear-repeated-ends';
import { leavingForGood } from './leave-for-good';
import type { PhoneAccount, PhoneNamespace } from './phone-keys';
import { type CacaoSignature, signInBy, tampered } from './phone-sign-in';
import { whenAcknowledged } from './when-acknowledged';

/** A question to the phone's owner. */
export type PhoneQuestion =
  | { readonly kind: 'connect'; readonly site: string; readonly chains: readonly string[] }
  | { readonly kind: 'signIn'; readonly site: string; readonly message: string }
  | {
      readonly kind: 'request';
      readonly site: string;
      readonly method: string;
      readonly chain: string;
      readonly params: unknown;
    };

export interface PhoneWalletOptions {
  readonly relayUrl: string;
  /** The phone's details for the relay, which sites see. */
  readonly projectId?: string;
  readonly keys: Readonly<Record<string, PhoneNamespace>>;

  /** The CAIP-2 chains that sites may see: the phone approves those of a proposal that are among them. */
  readonly chains: () => readonly string[];

  /** Prompts the owner. `false` declines, a promise that stays open leaves the site waiting. */
  readonly ask: (question: PhoneQuestion) => Promise<boolean>;

  /** The signature that sites get for a sign-in, valid or not; the account's own when absent. */
  readonly signIn?: (message: string) => Promise<CacaoSignature>;

  /** Whether it knows no sign-in with the approval, like older wallets: sites ask for a signature afterwards. */
  readonly signsInLater?: boolean;

  /** Whether sites may open it by links; they may when absent. */
  readonly wantsLinks?: boolean;

  /** Called when sessions begin, change and end. */
  readonly onChange?: () => void;

  /** The SDK's storage; the browser's database when absent. */
  readonly storage?: PhoneStorage;

  /** Sends a transaction where the phone supports that. */
  readonly send?: (account: PhoneAccount, chain: string, transaction: unknown) => Promise<unknown>;
}

type WalletKitOptions = Parameters<typeof WalletKit.init>[0];
type Kit = Awaited<ReturnType<typeof WalletKit.init>>;
type PhoneStorage = NonNullable<NonNullable<ConstructorParameters<typeof Core>[0]>['storage']>;

/** The error that a site receives when the owner declines. */
const declined = { code: 5000, message: 'User rejected.' };
const requestDeclined = { code: 4001, message: 'User rejected the request.' };
const unknownMethod = { code: -32601, message: 'The phone does not know this method.' };

/** The methods that pay, rather than sign. */
const sendingMethods: ReadonlySet<string> = new Set(['eth_sendTransaction', 'sendTransfer']);

const metadata = {
  name: 'Demo phone',
  description: 'A wallet for trying things out',
  url: 'https://phone.example',
  icons: [
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23245"/%3E%3Crect x="2.5" y="1" width="3" height="6" rx=".6" fill="%23fff"/%3E%3C/svg%3E',
  ],
};

/** A wallet on a phone: the wallet side of WalletConnect, with keys of its own. */
export class PhoneWallet {
  readonly #kit: Kit;
  readonly #options: PhoneWalletOptions;
  readonly #leave: () => Promise<void>;

  private constructor(kit: Kit, options: PhoneWalletOptions) {
    this.#kit = kit;
    this.#options = options;
    this.#leave = leavingForGood(kit.core);
    hearRepeatedEnds(kit);
    const changed = (): void => options.onChange?.();
    kit.on('session_proposal', (event) => unheard(this.#onProposal(event)));
    if (!options.signsInLater) {
      kit.on('session_authenticate', (event) => unheard(this.#onAuthenticate(event)));
    }
    kit.on('session_request', (event) => unheard(this.#onRequest(event)));
    kit.on('session_delete', changed);
  }

  static async start(options: PhoneWalletOptions): Promise<PhoneWallet> {
    const { relayUrl, projectId, storage } = options;
    const core = new Core({
      relayUrl,
      ...(projectId !== undefined && { projectId }),
      telemetryEnabled: false,
      logger: 'silent',
      customStoragePrefix: 'phone',
      ...(storage && { storage }),
    });
    // The SDK stores its core globally on the page, for reuse. Each phone needs its own.
    Reflect.deleteProperty(globalThis, '_walletConnectCore_phone');
    Reflect.deleteProperty(globalThis, '_walletConnectCore_phone_count');
    core.eventClient.init = async () => {};
    core.verify.resolve = () => Promise.resolve(undefined as never);
    const kit = await WalletKit.init({ core: core as WalletKitOptions['core'], metadata });
    return new PhoneWallet(kit, options);
  }

  /** The connected sites. */
  get sites(): readonly {
    readonly topic: string;
    readonly name: string;
    readonly accounts: readonly string[];
  }[] {
    return this.#sessions().map(({ topic, peer, namespaces }) => ({
      topic,
      name: peer.metadata.name,
      accounts: Object.values(namespaces).flatMap(({ accounts }) => accounts),
    }));
  }

  /** Pairs by a pairing URI. */
  async pair(uri: string): Promise<void> {
    await this.#kit.pair({ uri });
  }

  /** Notifies every site that sees `chain` that it is the phone's current chain. */
  async changeChain(chain: string): Promise<void> {
    const [, reference = ''] = chain.split(':');
    const data = Number.isNaN(Number(reference)) ? reference : Number(reference);
    await this.#emit(chain, 'chainChanged', data);
  }

  /** Notifies every site that sees `chain` that another account of the phone is the current one. */
  async changeAccount(chain: string, address: string): Promise<void> {
    await this.#emit(chain, 'accountsChanged', [`${chain}:${address}`]);
  }

  /** Shares all accounts on `chains` with every site, and revokes those on others. */
  async shareChains(chains: readonly string[]): Promise<void> {
    const namespaces = this.#heldOn(chains);
    for (const { topic } of this.#sessions()) {
      await whenAcknowledged(this.#kit, () => this.#kit.updateSession({ topic, namespaces }));
    }
    this.#options.onChange?.();
  }

  /** Ends every session. */
  async disconnect(): Promise<void> {
    for (const { topic } of this.#sessions()) {
      await this.#kit.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') });
    }
    this.#options.onChange?.();
  }

  /** Leaves the relay for good. Sessions stay for the next phone that is started with this storage. */
  async stop(): Promise<void> {
    await this.#leave();
  }

  #sessions() {
    return Object.values(this.#kit.getActiveSessions());
  }

  /** The phone's accounts on `chains`, by namespace, in the protocol's form. */
  #heldOn(chains: readonly string[]): Record<string, SharedNamespace> {
    return Object.fromEntries(
      Object.entries(this.#options.keys).flatMap(([name, { methods, accounts }]) => {
        const own = chains.filter((chain) => chain.startsWith(`${name}:`));
        const held = own.flatMap((chain) => accounts.map(({ address }) => `${chain}:${address}`));
        const events = ['accountsChanged', 'chainChanged'];
        return held.length > 0
          ? [[name, { chains: own, methods: [...methods], events, accounts: held }]]
          : [];
      }),
    );
  }

  async #emit(chainId: string, name: string, data: unknown): Promise<void> {
    for (const { topic, namespaces } of this.#sessions()) {
      const accounts = Object.values(namespaces).flatMap((namespace) => namespace.accounts);
      if (!accounts.some((account) => account.startsWith(`${chainId}:`))) continue;
      await this.#kit.emitSessionEvent({ topic, chainId, event: { name, data } });
    }
  }

  async #onProposal({ id, params }: ProposalEvent): Promise<void> {
    const { chains } = this.#options;
    const site = params.proposer.metadata.name;
    if (!(await this.#options.ask({ kind: 'connect', site, chains: proposedChains(params) }))) {
      await this.#kit.rejectSession({ id, reason: declined });
      return;
    }
    const supportedNamespaces = this.#heldOn(chains());
    const namespaces = buildApprovedNamespaces({ proposal: params, supportedNamespaces });
    if (Object.keys(namespaces).length === 0) {
      await this.#kit.rejectSession({ id, reason: getSdkError('UNSUPPORTED_CHAINS') });
      return;
    }
    const { wantsLinks = true } = this.#options;
    const sessionConfig = { disableDeepLink: !wantsLinks };
    await this.#kit.approveSession({ id, namespaces, sessionConfig });
    this.#options.onChange?.();
  }

  async #onAuthenticate({ id, params }: AuthenticateEvent): Promise<void> {
    const { chains, keys } = this.#options;
    const own = chains().filter((chain) => chain.startsWith('eip155:'));
    const account = keys['eip155']?.accounts[0];
    if (!account) return;
    const authPayload = populateAuthPayload({
      authPayload: params.authPayload,
      chains: own,
      methods: [...(keys['eip155']?.methods ?? [])],
    });
    const iss = `${own[0]}:${account.address}`;
    const message = this.#kit.formatAuthMessage({ request: authPayload, iss });
    const site = params.requester.metadata.name;
    if (!(await this.#options.ask({ kind: 'signIn', site, message }))) {
      await this.#kit.rejectSessionAuthenticate({ id, reason: declined });
      return;
    }
    const { signIn } = this.#options;
    const auth = buildAuthObject(authPayload, await signInBy(account)(message), iss);
    const auths = [signIn ? tampered(auth, await signIn(message)) : auth];
    await this.#kit.approveSessionAuthenticate({ id, auths });
    this.#options.onChange?.();
  }

  async #onRequest({ topic, id, params }: RequestEvent): Promise<void> {
    const { chainId: chain, request } = params;
    const { method, params: asked } = request;
    const site = this.#kit.getActiveSessions()[topic]?.peer.metadata.name ?? '';
    const isAllowed = await this.#options.ask({
      kind: 'request',
      site,
      method,
      chain,
      params: asked,
    });
    const body = isAllowed ? await this.#answer(chain, method, asked) : { error: requestDeclined };
    await this.#kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...body } });
  }

  async #answer(
    chain: string,
    method: string,
    params: unknown,
  ): Promise<{ result: unknown } | { error: typeof unknownMethod }> {
    const accounts = this.#options.keys[chain.split(':')[0] ?? '']?.accounts ?? [];
    const named = JSON.stringify(params).toLowerCase();
    const account =
      accounts.find(({ address }) => named.includes(address.toLowerCase())) ?? accounts[0];
    const { send } = this.#options;
    const result =
      sendingMethods.has(method) && account && send
        ? await send(account, chain, Array.isArray(params) ? params[0] : params)
        : await account?.answer(method, params);
    return result === undefined ? { error: unknownMethod } : { result };
  }
}

interface SharedNamespace {
  readonly chains: string[];
  readonly methods: string[];
  readonly events: string[];
  readonly accounts: string[];
}

type Listener<Event extends Parameters<Kit['on']>[0]> = Parameters<
  Extract<Parameters<typeof WalletKit.prototype.on<Event>>[1], (...args: never[]) => unknown>
>[0];
type ProposalEvent = Listener<'session_proposal'>;
type AuthenticateEvent = Listener<'session_authenticate'>;
type RequestEvent = Listener<'session_request'>;

function proposedChains({ optionalNamespaces, requiredNamespaces }: ProposalEvent['params']) {
  return [requiredNamespaces, optionalNamespaces].flatMap((namespaces) =>
    Object.values(namespaces).flatMap(({ chains = [] }) => chains),
  );
}

/** If an answer does not reach the relay, it is lost. The dapp must then repeat its request. */
function unheard(work: Promise<void>): void {
  work.catch(() => undefined);
}
