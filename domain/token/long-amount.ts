/** An amount with more than eight decimals: what one reads of it, the rest, and its token. */
export const LONG_AMOUNT = /^([^ ]*[^\d ]\d{8})(\d+)( .*)$/;
