import type { ErrorContexts } from './error-catalogue';

/** The errors that the part of the widget which every page downloads may throw by itself. */
export const entryErrorTexts = {
  DOWNLOAD_FAILED: () =>
    'A part of the widget could not be downloaded. Check the connection and try again.',
  OPTIONS_CONFLICT: ({ options: [first, second] }) =>
    `Cannot set both \`${first}\` and \`${second}\` options`,
  OPTION_INVALID: ({ option, expected }) => `Invalid option "${option}": expected ${expected}`,
  WIDGET_DISPOSED: () => 'The widget was disposed',
} as const satisfies {
  readonly [C in keyof ErrorContexts]?: (context: ErrorContexts[C]) => string;
};

/** A code whose text every page has from the start. */
export type EntryErrorCode = keyof typeof entryErrorTexts;
