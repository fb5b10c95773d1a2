import css from './tokens.css';

/** The colours and sizes that buttons and the modal share: a module, so that they share the bytes too. */
export const themeTokens: string = css;
