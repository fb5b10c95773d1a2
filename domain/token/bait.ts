/** What calls a visitor somewhere: a scheme, `www.`, a chat, and the verbs that such tokens use. */
const call = /https?:|www\.|\bt\.me\b|\b(?:visit|claim|airdrop|voucher)\b/i;

/** A host: honest tokens have one in their name, as `yearn.finance`, but none in their symbol. */
const host = /[\p{L}\p{N}]\s?\.\s?\p{L}{2,}/u;

/**
 * Whether a token that a stranger sent is bait: its symbol or its name leads to a page, where the visitor would lose
 * more than the token is worth.
 */
export function isBait(symbol: string, name = ''): boolean {
  return call.test(symbol) || host.test(symbol) || call.test(name);
}
