import { startMailServer } from '../../chains/stand-ins/mail-server.mjs';

/** A mail server that takes every mail, and keeps the newest code for each visitor. */
export async function startMailbox() {
  /** @type {Map<string, string>} */
  const codes = new Map();
  const { url, close } = await startMailServer(({ to, text }) => {
    codes.set(to, codeIn(text) ?? '');
  });
  return {
    url,
    /** The newest code: it is there before the service answers. @param {string} address */
    codeOf: (address) => codes.get(address) ?? '',
    stop: close,
  };
}

/** The code in a mail that has one. @param {string} text */
export function codeIn(text) {
  return /Your code: (\d{6})/.exec(text)?.[1];
}
