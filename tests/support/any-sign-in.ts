import type { SiweConfig, SiwxOption } from '../../domain/siwx/site-sign-in';

const neverCalled = (): never => {
  throw new TypeError('A test overrides the port SiwxSessions');
};

/** A sign-in whose methods are never called: tests override the port `SiwxSessions`. */
export const anySiwx: SiwxOption = {
  createMessage: neverCalled,
  addSession: neverCalled,
  setSessions: neverCalled,
  getSessions: neverCalled,
  revokeSession: neverCalled,
};
export const anySiweConfig: SiweConfig = {
  getMessageParams: neverCalled,
  createMessage: neverCalled,
  getNonce: neverCalled,
  getSession: neverCalled,
  verifyMessage: neverCalled,
  signOut: neverCalled,
};
