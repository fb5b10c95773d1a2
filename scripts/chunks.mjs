import { sourceName } from './bundle-plugins.mjs';
import { CommandError } from './command.mjs';

const views = 'presentation-react/views';
const parts = 'presentation-react/parts';
const sprites = 'presentation-react/pictures/sprites';
const eip155 = 'infrastructure/chains/eip155';
const bip122 = 'infrastructure/chains/bip122';
const solana = 'infrastructure/chains/solana';
const polkadot = 'infrastructure/chains/polkadot';

/**
 * The files of a page, by name: each has the sources that are named here, and everything that they load at once and
 * that is in no file above. So a file imports only from files above it, and the order decides: what several files need
 * stands above them, because a file is loaded whole. A name that ends with a slash stands for
 * all sources in that folder. What no line reaches is left to the bundler. See docs/decisions/0149-one-bundler-pass.md.
 *
 * @type {Readonly<Record<string, string>>}
 */
const chunks = {
  // A page before its visitor does anything, the press of the button, the connection of an EVM wallet.
  core: `index.ts`,
  presenter: `presentation-react/index.ts`,
  // A site that overrides a port downloads the tokens, and no more.
  'port-tokens': `ports/index.ts`,
  'composition-root': `
    composition-root.ts composition/features/feature-loaders.ts composition/features/wallets.ts
    composition/chains/networks-on.ts composition/chains/page-wallets.ts
    application/widget/on-change.ts`,
  'first-pictures': `${sprites}/first-wallets.ts ${sprites}/first-networks.ts`,
  'other-pictures': `${sprites}/other-wallets.ts ${sprites}/other-networks.ts`,
  'network-emblem': `${parts}/network-emblem.tsx`,
  shell: `
    presentation-react/provider/shell.tsx presentation-react/provider/mount-tree.tsx
    presentation-react/bindings/use-catalogue.ts presentation-react/bindings/use-style.ts
    presentation-react/bindings/use-feature.ts presentation-react/bindings/use-title.ts`,
  'eip155-chain-adapter': `${eip155}/eip155-chain-adapter.ts`,

  // What several namespaces need, apart, because a page downloads only its own.
  zod: `node_modules/zod/ infrastructure/validation/parse.ts`,
  addresses: `
    infrastructure/chains/same-bytes.ts domain/address/base58.ts
    domain/address/chain-address-rules.ts domain/address/solana-address.ts
    infrastructure/chains/connector-notes.ts infrastructure/chains/wallet-requests.ts`,
  'hash-parts': `node_modules/@noble/hashes/_md.js node_modules/@noble/hashes/_u64.js`,
  hashes: `domain/address/bitcoin-address.ts node_modules/@noble/hashes/sha2.js`,
  sha3: `node_modules/@noble/hashes/sha3.js`,
  'polkadot-address': `domain/address/polkadot-address.ts`,
  'account-values': `
    domain/account/account-purposes.ts
    domain/address/is-address.ts domain/options/public-relay-url.ts
    domain/rpc/provider-rpc-error.ts`,
  'curve-math': `node_modules/@noble/curves/abstract/curve.js node_modules/@noble/hashes/hmac.js`,
  ed25519: `node_modules/@noble/curves/ed25519.js`,
  secp256k1: `node_modules/@noble/curves/secp256k1.js ${eip155}/key-signature.ts`,
  viem: `
    ${eip155}/erc20-allowance.ts ${eip155}/uniswap/uniswap-deployments.ts ${eip155}/multicall.ts
    ${eip155}/recent-answers.ts ${eip155}/viem-client.ts ${eip155}/eth-call.ts
    node_modules/viem/_esm/constants/`,

  // What several features need.
  'pairing-values': `
    ${eip155}/provider-events.ts domain/wallet/wallet-link.ts domain/connection/pairing-uri.ts
    domain/siwx/sign-in-ahead.ts application/notification/copy-link.ts`,
  'login-values': `domain/login/email-address.ts domain/login/one-time-code.ts`,
  'late-verbs': `
    application/widget/late-verbs.ts application/widget/no-account.ts
    domain/messages/alert-catalogue.ts`,
  'dapp-requests': `
    application/balance/sent-by-dapp.ts application/widget/dapp-requests.ts
    domain/permission/permission-requests.ts domain/transaction/bundle.ts`,
  'shared-feature': `
    domain/nft/nft.ts infrastructure/history/evm-parts.ts infrastructure/history/transaction-of.ts
    application/notification/copy-contract.ts domain/token/currency.ts
    composition/features/shared.ts application/session/active-account.ts
    application/session/account-pages.ts domain/transaction/approval.ts
    application/session/account-task.ts application/scope/with-timeout.ts
    domain/account/account-tab.ts domain/errors/feature-error.ts domain/name/registered-name.ts
    domain/network/network-reach.ts domain/onramp/onramp-offer.ts domain/onramp/purchase.ts
    domain/swap/swap-networks.ts domain/token/bait.ts domain/token/currency-code.ts
    domain/token/display.ts domain/token/token-facts.ts ports/guarded-session.ts`,
  'source-parts': `composition/sources/site-sources.ts domain/options/endpoints.ts`,
  'nft-metadata': `domain/nft/nft-metadata.ts infrastructure/nft/`,
  'token-sources': `
    domain/token/taken-symbol.ts composition/sources/token-lists.ts application/tokens/added-tokens.ts
    domain/token/sort-tokens.ts domain/token/token-marks.ts`,
  review: `
    application/review/ application/history/replace-transaction.ts domain/outside/sealed-copy.ts
    domain/send/reviewed-flow.ts domain/send/send-failure.ts domain/send/unowned-receiver.ts
    domain/token/long-amount.ts domain/token/titled-amount.ts
    domain/token/price-change.ts`,
  calls: `
    domain/swap/swap.ts domain/swap/swap-permit.ts domain/swap/swap-call.ts
    domain/swap/swap-review.ts domain/swap/swap-form.ts domain/swap/swap-flow.ts
    domain/transaction/bundle-refusal.ts`,

  // The features.
  'account-feature': `composition/features/account.ts composition/features/networks.ts`,
  'tokens-feature': `
    composition/features/tokens.ts composition/sources/http-prices.ts composition/sources/rates.ts
    composition/sources/site-assets.ts`,
  'nfts-feature': `composition/features/nfts.ts`,
  'history-feature': `composition/features/history.ts`,
  'receive-feature': `composition/features/receive.ts`,
  'send-feature': `composition/features/send.ts`,
  'swap-feature': `composition/features/swap.ts application/swap/swap-steps.ts`,
  'names-feature': `composition/features/names.ts`,
  'onramp-feature': `composition/features/onramp.ts`,
  'permissions-feature': `composition/features/permissions.ts`,
  'analytics-feature': `composition/features/analytics.ts`,
  pairing: `composition/features/pairing.ts`,
  siwx: `
    domain/siwx/siwx-session.ts composition/features/siwx.ts application/siwx/guard-providers.ts
    infrastructure/siwx/site-siwx-sessions.ts infrastructure/siwx/siwe-config-sessions.ts`,

  // Namespaces.
  'sign-ins': `
    domain/siwx/recap.ts domain/siwx/cacao-session.ts ${solana}/sign-in-input.ts ${solana}/verify-signature.ts`,
  'sign-in-feature': `composition/features/sign-in-with-wallet.ts`,
  'sign-in-ahead': `application/siwx/sign-in-ahead.ts`,
  'requested-bitcoin-wallet': `${bip122}/requested-bitcoin-wallet.ts`,
  'requested-polkadot-wallet': `${polkadot}/requested-polkadot-wallet.ts`,
  'requested-solana-wallet': `
    ${solana}/requested-solana-wallet.ts ${solana}/sponsored-solana-wallet.ts`,
  'bitcoin-wallet-catalogue': `
    composition/chains/bip122.ts ${bip122}/bitcoin-wallet-catalogue.ts ${bip122}/bitcoin-calls.ts`,
  'bitcoin-chain-adapter': `${bip122}/bitcoin-chain-adapter.ts`,
  'bitcoin-transfers': `
    ${bip122}/bitcoin-transfers.ts ${bip122}/bitcoin-outcomes.ts
    infrastructure/history/bitcoin-stream.ts`,
  'bitcoin-signatures': `${bip122}/message-signature.ts ${bip122}/signed-psbt.ts`,
  'polkadot-wallet-catalogue': `
    composition/chains/polkadot.ts
    ${polkadot}/account-storage.ts ${polkadot}/asset-id.ts ${polkadot}/polkadot-wallet-catalogue.ts
    ${polkadot}/public-key.ts ${polkadot}/scale.ts`,
  'polkadot-chain-adapter': `${polkadot}/polkadot-chain-adapter.ts ${polkadot}/nonce-used.ts`,
  'polkadot-signer': `${polkadot}/polkadot-signer.ts`,
  'polkadot-facts': `
    ${polkadot}/asset-facts.ts ${polkadot}/asset-tokens.ts infrastructure/history/squid-client.ts
    infrastructure/history/squid-history.ts infrastructure/history/subscan-client.ts
    infrastructure/history/subscan-history.ts`,
  'polkadot-runtime': `${polkadot}/runtime-cache.ts ${polkadot}/people-names.ts`,
  'polkadot-transactions': `${polkadot}/polkadot-transactions.ts ${polkadot}/metadata-hash.ts`,
  'solana-wallet-catalogue': `
    composition/chains/solana.ts ${solana}/solana-wallet-catalogue.ts`,
  'solana-chain-adapter': `${solana}/solana-chain-adapter.ts`,
  'solana-facts': `
    ${solana}/token-state.ts ${solana}/solana-facts.ts ${solana}/solana-nft-source.ts
    ${solana}/solana-tokens.ts infrastructure/history/solana-history.ts`,
  'solana-transfers': `${solana}/solana-transfers.ts ${solana}/solana-calls.ts`,
  'sns-names': `${solana}/sns/sns-names.ts`,
  'eip155-abilities': `${eip155}/eip155-abilities.ts`,
  'eip155-checks': `
    ${eip155}/balance-checks.ts ${eip155}/settler-registry.ts ${eip155}/standing-allowances.ts
    ${eip155}/wallet-poll.ts`,
  'eip155-replacements': `${eip155}/eip155-replacements.ts`,
  'contract-signature': `${eip155}/contract-signature.ts ${eip155}/permit.ts`,
  'ens-names': `composition/sources/ens-parts.ts ${eip155}/ens-names.ts ${eip155}/ens-avatar.ts`,
  'pair-over-relay': `infrastructure/walletconnect/pair-over-relay.ts`,
  'signed-pairing': `infrastructure/walletconnect/protocol/sign-ins.ts`,
  auth: `composition/features/auth.ts`,

  // Where features get their answers.
  'embedded-wallets': `infrastructure/directory/embedded-wallets.ts`,
  'later-wallets': `infrastructure/directory/later-wallets.ts`,
  'wallet-list': `composition/sources/site-wallets.ts`,
  blockscout: `composition/sources/blockscout.ts`,
  'log-nfts': `composition/sources/log-nfts.ts ${eip155}/nft/log-nft-source.ts`,
  'swap-service': `composition/sources/swap-service.ts infrastructure/chains/swaps-by-namespace.ts`,
  uniswap: `composition/sources/uniswap.ts`,
  jupiter: `composition/sources/jupiter.ts`,
  'name-sources': `composition/sources/chain-names.ts composition/sources/names.ts`,
  'evm-history': `
    infrastructure/history/evm-node-history.ts infrastructure/history/blockscout-history.ts
    infrastructure/history/token-reader.ts`,

  // What several views need, and the views.
  'field-parts': `
    ${parts}/notice.tsx ${parts}/use-field-style.ts presentation-react/primitives/late-icons.ts
    ${parts}/search-field.tsx ${parts}/offered-in-english.tsx`,
  'detail-parts': `
    ${parts}/detail-list.tsx ${parts}/disclosure.tsx ${parts}/whole-address.tsx
    presentation-react/messages/smart-account-en.ts`,
  'list-parts': `
    presentation-react/bindings/use-end-in-sight.ts presentation-react/messages/wallets-en.ts
    presentation-react/primitives/arrow-keys/row-keys.ts presentation-react/primitives/use-flash.ts
    ${parts}/use-long-list.ts ${parts}/use-list-focus.ts ${parts}/far-names.tsx
    ${parts}/waiting.tsx
    presentation-react/bindings/use-width.ts
    ${parts}/use-segments-style.ts ${views}/no-network/`,
  'qr-parts': `${parts}/qr-frame.tsx presentation-react/primitives/qr/qr-code.tsx`,
  parts: `
    ${parts}/failure-hint.tsx ${parts}/contract-detail.tsx ${parts}/waiting-details.tsx ${parts}/from-exchange.tsx
    presentation-react/messages/review-en.ts ${parts}/amount.tsx ${parts}/late-part.tsx
    ${parts}/token-emblem.tsx presentation-react/bindings/use-account-messages.ts
    ${parts}/receive-action.tsx
    presentation-react/bindings/use-exact.ts ${parts}/rolling-number.tsx
    presentation-react/bindings/use-is-swap-offered.ts presentation-react/messages/account-en.ts
    ${views}/account/portrait.tsx`,
  'amount-parts': `
    presentation-react/bindings/token-text.ts ${parts}/amount-field.tsx ${parts}/network-fee.tsx
    ${parts}/segments.tsx ${parts}/token-chip.tsx ${parts}/use-amount-panel-style.ts`,
  'token-parts': `
    ${parts}/token-list.tsx ${parts}/token-picker.tsx presentation-react/messages/tokens-en.ts`,
  'review-parts': `
    ${parts}/review-terms.tsx ${parts}/confirm-action.tsx ${parts}/voided-review.tsx
    ${parts}/own-account.tsx ${parts}/sent-transaction.tsx ${parts}/exact-amount.tsx
    ${parts}/reviewed-sum.tsx ${parts}/taken-symbol.tsx presentation-react/bindings/use-token-name.ts`,
  'what-is-a-wallet-view': `${views}/newcomer/what-is-a-wallet-view.tsx`,
  'wallet-views': `
    ${views}/all-wallets/ ${views}/newcomer/get-wallet-view.tsx ${views}/connect/no-wallet.tsx
    ${views}/connect/list-notes.tsx
    ${views}/connecting-multi-chain/ ${parts}/connect-first.tsx`,
  'pairing-views': `${views}/pairing/`,
  logins: `${views}/auth/logins.tsx ${views}/auth/use-frame-above.ts`,
  'social-views': `
    ${views}/auth/social-buttons.tsx ${views}/auth/social-view.tsx ${sprites}/login-brands.ts`,
  documents: `${views}/connect/documents.tsx ${views}/onramp/buying-documents.tsx`,
  'auth-view': `${views}/auth/auth-view.tsx`,
  'account-views': `
    ${views}/account/account-view.tsx ${views}/connect-wallets/ ${views}/networks/
    ${views}/profile-wallets/ ${views}/unsupported-chain/`,
  'account-tokens': `
    ${views}/account/account-tokens.tsx ${views}/account/account-worth.tsx`,
  'account-parts': `
    ${views}/names/account-name.tsx ${views}/account/account-change.tsx
    ${views}/account/ways-to-open.tsx ${views}/account/no-tokens.tsx
    ${views}/account/edited-tokens.tsx`,
  'account-nfts': `${views}/account/account-nfts.tsx ${views}/nfts/`,
  'holdings-views': `${views}/holdings/`,
  'transactions-views': `${views}/transactions/`,
  'receive-view': `${views}/receive/`,
  'send-views': `${views}/send/ presentation-react/primitives/qr/camera.ts`,
  'swap-views': `${views}/swap/`,
  'sign-in-view': `${views}/sign-in/`,
  'onramp-views': `${views}/onramp/`,
  'profile-view': `${views}/profile/ ${views}/names/`,
  'permissions-views': `${views}/permissions/`,
  gestures: `
    presentation-react/shell/phone-gestures.ts presentation-react/shell/sheet-drags.ts
    ${views}/account/follow-pulls.ts`,
};

/**
 * The groups for the bundler.
 *
 * @returns {{ readonly groups: import('rolldown').CodeSplittingGroup[], readonly refuseUnknown: () => void }}
 * `refuseUnknown`: throws where a name above stands for no source, after the bundler has asked for all of them.
 */
export function groupsOf() {
  const names = Object.values(chunks).flatMap(namesIn);
  /** @type {Set<string>} */
  const known = new Set();
  const groups = Object.entries(chunks).map(([name, sources], index) => ({
    name,
    priority: names.length - index,
    test: (/** @type {string} */ id) => {
      const source = sourceName(id);
      const found = namesIn(sources).filter((one) =>
        one.endsWith('/') ? source.startsWith(one) : source === one,
      );
      for (const one of found) known.add(one);
      return found.length > 0;
    },
  }));
  return {
    groups,
    refuseUnknown() {
      const unknown = names.filter((name) => !known.has(name));
      if (unknown.length > 0)
        throw new CommandError(`These are no sources: ${unknown.join(', ')}.`);
    },
  };
}

/** @param {string} sources */
function namesIn(sources) {
  return sources.trim().split(/\s+/);
}
