import css from './tokens.css';

/** The colours and sizes that buttons and the modal share. A module, so that the bytes are shared too. */
export const themeTokens: string = css;
