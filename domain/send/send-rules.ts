import type { ChainNamespace } from '../caip/chain-namespace';
import type { SnackbarCode } from '../messages/snackbar-code';
import type { TransferFee } from '../transaction/transfer-fee';

/** How much gas is kept back when all of an EVM chain's native currency is sent. */
const SEND_MAX_GAS = 65_000n;

/** What differs from namespace to namespace when a visitor sends a token. */
export interface SendRules {
  /** Whether its chains have other tokens beside their native currency. */
  readonly hasTokens: boolean;

  /** Whether the chain's native currency can be sent only once the price of gas is known. */
  readonly isGasPriceRequired: boolean;

  /** The base units of the chain's native currency that stay behind when all of it is sent. */
  readonly keptForFee: (fee: TransferFee) => bigint;

  /** The message to a visitor who wants to review a form without an amount or a receiver, if there is one. */
  readonly incompleteMessage: SnackbarCode | undefined;

  /** The message to a visitor whose transfer could not be sent. */
  readonly failureMessage: SnackbarCode;
}

const commonRules: SendRules = {
  hasTokens: true,
  isGasPriceRequired: false,
  keptForFee: ({ cost, reserve = 0n }) => cost + reserve,
  incompleteMessage: undefined,
  failureMessage: 'SOMETHING_WENT_WRONG',
};

/** The rules of each namespace. */
export const sendRules: { readonly [N in ChainNamespace]: SendRules } = {
  bip122: { ...commonRules, hasTokens: false },
  eip155: {
    ...commonRules,
    isGasPriceRequired: true,
    keptForFee: ({ cost, perGas, publishing = 0n }) => {
      const usual = SEND_MAX_GAS * perGas + publishing;
      // On Arbitrum gas pays for publishing as well, and may be more than that.
      return cost > usual ? cost : usual;
    },
  },
  polkadot: commonRules,
  solana: {
    ...commonRules,
    incompleteMessage: 'SEND_INCOMPLETE',
    failureMessage: 'SOLANA_SEND_FAILED',
  },
};
