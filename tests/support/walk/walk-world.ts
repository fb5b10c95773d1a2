import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { parseTransactionPage } from '../../../domain/transaction/transaction';
import {
  FakeAssetSource,
  FakeChainAdapters,
  FakeHostPage,
  FakeIdentitySource,
  FakeLoginWindows,
  FakeNameService,
  FakeOnrampSource,
  FakeSwapSource,
  FakeTransactionSource,
  FakeWalletPairing,
  InMemorySiwxSessions,
  InMemoryStorage,
  ManualClock,
  RecordingLogger,
} from '../../../infrastructure/fake';
import { AssetSource } from '../../../ports/asset-source';
import { AuthFrame } from '../../../ports/auth-frame';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { Clock } from '../../../ports/clock';
import { HostPage } from '../../../ports/host-page';
import { IdentitySource } from '../../../ports/identity-source';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { LoginWindows } from '../../../ports/login-window';
import { NameService } from '../../../ports/name-service';
import { OnrampSource } from '../../../ports/onramp-source';
import { SiwxSessions } from '../../../ports/siwx-sessions';
import { SwapSource } from '../../../ports/swap-source';
import { override, type Override } from '../../../ports/token';
import { TransactionSource } from '../../../ports/transaction-source';
import { WalletPairing } from '../../../ports/wallet-pairing';
import { ALICE, BOB } from '../headless-kit';
import { EMBEDDED_ADDRESS, readyFrame } from '../headless-auth';
import { SEND_FEE } from '../headless-send';
import { approvalCallOf, swapCall, swapTokens } from '../headless-swap';
import { ObservedWallet } from '../observed-wallet';
import { etherBalance, USDC, usdcBalance } from '../token-balances';
import { fakeService, type FakeService, neverFailing } from './fake-service';
import { UnsafeRequests } from './unsafe-requests';

export const walletIds = ['one', 'two'] as const;
export type WalletId = (typeof walletIds)[number];

/** The accounts that must sign in with the site. */
export type SignInRule = 'off' | 'optional' | 'required';

/** The form of every signature in a walk. */
export const WALK_SIGNATURE = '0x5151';

const onePage = parseTransactionPage({
  data: [
    {
      id: 'one',
      metadata: {
        minedAt: '2026-01-01T00:00:00Z',
        chain: 'eip155:1',
        operationType: 'send',
        status: 'confirmed',
      },
      transfers: [],
    },
  ],
  next: 'more',
});

/** Everything outside the widget, with a clock that stands still. At first everything works. */
export class WalkWorld {
  readonly clock: ManualClock;
  readonly adapters = new FakeChainAdapters();
  /** Logs in every email address; the visitor takes time to approve. */
  readonly frame = readyFrame()
    .answer('CONNECT_EMAIL', { action: 'CONNECT' })
    .answer('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.test/' })
    .answer('CONNECT_SOCIAL', { address: EMBEDDED_ADDRESS, chainId: 1 })
    .answer('GET_FARCASTER_URI', { url: 'https://farcaster.test/' })
    .on('CONNECT_FARCASTER', 'hang')
    .on('RPC_REQUEST', 'hang');
  readonly pairing = new FakeWalletPairing().accept();
  readonly siwx: InMemorySiwxSessions;
  readonly wallets = { one: this.#wallet('one'), two: this.#wallet('two') };
  readonly windows = new FakeLoginWindows().allow();
  /** The requests to the wallet to transfer, to exchange, and to grant allowances. */
  readonly transfers = new UnsafeRequests('transfer', { isOneByOne: true });
  readonly exchanges = new UnsafeRequests('exchange', { isOneByOne: true });
  readonly approvals = new UnsafeRequests('approval', { isOneByOne: false });
  readonly services: ReadonlyMap<string, FakeService>;
  readonly overrides: readonly Override[];
  readonly #storage = new InMemoryStorage();

  constructor(signIn: SignInRule, settle: () => Promise<void>) {
    this.clock = new ManualClock(undefined, settle);
    this.siwx = new InMemorySiwxSessions({
      clock: this.clock,
      isRequired: signIn === 'required',
    }).trust(WALK_SIGNATURE);
    const assets = new FakeAssetSource();
    const identities = new FakeIdentitySource();
    const names = new FakeNameService();
    const purchases = new FakeOnrampSource();
    const swaps = new FakeSwapSource();
    const transactions = new FakeTransactionSource();
    const chain = this.adapters.of('eip155');
    this.#fillAccounts();
    chain.sender.answers.replyWith((request) => this.transfers.ask(request));
    chain.calls.sends.replyWith(({ call }) =>
      call.to === USDC ? this.approvals.ask(call) : this.exchanges.ask(call),
    );
    chain.signer.answerWith({ signature: WALK_SIGNATURE });
    this.services = new Map([
      ['assets', fakeService(assets.answers, [etherBalance('2'), usdcBalance('5')])],
      ['fees', fakeService(chain.fees.answers, SEND_FEE)],
      ['outcomes', neverFailing(fakeService(chain.outcomes.answers, 'succeeded'))],
      ['identities', fakeService(identities.answers, { name: 'alice.test' })],
      ['names', fakeService(names.lookUps, undefined)],
      ['names of', fakeService(names.reverseLookUps, [])],
      ['suggestions', fakeService(names.suggestions, [{ name: 'ada', isRegistered: false }])],
      ['registrations', fakeService(names.registrations, undefined)],
      ['purchases', fakeService(purchases.answers, 'https://buy.test/')],
      ['swap tokens', fakeService(swaps.lists, swapTokens)],
      ['prices', fakeService(swaps.priceLists, [])],
      ['quotes', fakeService<unknown, bigint | undefined>(swaps.quotes, 3_000_000n)],
      ['allowances', fakeService(swaps.allowances, 0n)],
      ['approvals', fakeService(swaps.approvals, approvalCallOf(10n ** 6n))],
      ['history', fakeService(transactions.answers, onePage ?? { transactions: [] })],
    ]);
    // Each exchange has a call of its own.
    swaps.swaps.replyWith(() => ({ call: { ...swapCall }, toUnits: 2_990_000n }));
    this.overrides = [
      override(AssetSource, assets),
      override(AuthFrame, this.frame),
      override(ChainAdapters, this.adapters),
      override(Clock, this.clock),
      override(HostPage, new FakeHostPage()),
      override(IdentitySource, identities),
      override(KeyValueStorage, this.#storage),
      override(Logger, new RecordingLogger()),
      override(LoginWindows, this.windows),
      override(NameService, names),
      override(OnrampSource, purchases),
      override(SwapSource, swaps),
      override(TransactionSource, transactions),
      override(WalletPairing, this.pairing),
      ...(signIn === 'off' ? [] : [override(SiwxSessions, this.siwx)]),
    ];
  }

  /** The widget's pending timers: all except those of a wallet. */
  get timers(): number {
    const thinking = walletIds.reduce((sum, id) => sum + this.wallets[id].timers, 0);
    return this.clock.sleeping - thinking;
  }

  #fillAccounts(): void {
    for (const address of [ALICE, BOB, EMBEDDED_ADDRESS]) {
      for (const { caipNetworkId } of [ethereum, arbitrum]) {
        this.adapters.of('eip155').setBalance(address, caipNetworkId, 10n ** 18n);
      }
    }
  }

  #wallet(id: WalletId): ObservedWallet {
    return new ObservedWallet(id, (ms) => this.clock.sleep(ms));
  }
}
