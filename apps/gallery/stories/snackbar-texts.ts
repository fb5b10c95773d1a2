import { coreSnackbarTexts } from '../../../domain/messages/core-snackbar-texts';
import { featureSnackbarTexts } from '../../../domain/messages/feature-snackbar-texts';

/** The text of every snackbar there is. */
export const snackbarTexts = { ...coreSnackbarTexts, ...featureSnackbarTexts };
