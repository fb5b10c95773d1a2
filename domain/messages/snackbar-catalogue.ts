import { coreSnackbarTexts } from './core-snackbar-texts';
import { featureSnackbarTexts } from './feature-snackbar-texts';

/** The text of every snackbar there is. */
export const snackbarTexts = { ...coreSnackbarTexts, ...featureSnackbarTexts };
