import type { coreSnackbarTexts } from './core-snackbar-texts';
import type { featureSnackbarTexts } from './feature-snackbar-texts';

/** The name of one snackbar. */
export type SnackbarCode = keyof typeof coreSnackbarTexts | keyof typeof featureSnackbarTexts;

/** The look of a snackbar. `loading` stays until the work that it reports ends. */
export type SnackbarVariant = 'success' | 'error' | 'loading';

/** The look of the snackbar `code`: most report an error. */
export function variantOf(code: SnackbarCode): SnackbarVariant {
  return variants[code] ?? 'error';
}

const variants: { readonly [Code in SnackbarCode]?: SnackbarVariant } = {
  ADDRESS_COPIED: 'success',
  AUTHENTICATING: 'loading',
  CODE_RESENT: 'success',
  LINK_COPIED: 'success',
  TRANSACTION_CONFIRMED: 'success',
  TRANSACTION_STARTED: 'success',
};
