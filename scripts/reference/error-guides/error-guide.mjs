import { loginErrors } from './login-errors.mjs';
import { nameErrors } from './name-errors.mjs';
import { serviceErrors } from './service-errors.mjs';
import { siteErrors } from './site-errors.mjs';
import { transferErrors } from './transfer-errors.mjs';
import { walletErrors } from './wallet-errors.mjs';

/** @typedef {import('../../../domain/errors/error-catalogue').ErrorCode} ErrorCode */
/** @typedef {import('../../../domain/errors/error-catalogue').ErrorContexts} ErrorContexts */

/**
 * What the page of an error says beside its text and its types.
 *
 * @template {ErrorCode} Code
 * @typedef {object} ErrorGuide
 * @property {string} cause What happened.
 * @property {string} visitor What the visitor sees: keys of `messages` and names of views in backticks. The page shows their texts.
 * @property {string} way What the site or the visitor does next.
 * @property {{ readonly [Field in keyof Required<ErrorContexts[Code]>]: string }} fields What each field of the context is.
 * @property {ErrorContexts[Code]} example A context of it.
 */

/** @typedef {{ readonly [Code in ErrorCode]: ErrorGuide<Code> }} ErrorGuides */

/** The guides by the part of the widget that they are about, in the order of the index. A code without one does not compile. */
export const errorChapters = {
  'Set-up of the site': siteErrors,
  'Wallets and networks': walletErrors,
  'Nodes and services': serviceErrors,
  'Sending, swapping and buying': transferErrors,
  'Logins and sign-in': loginErrors,
  'Names and permissions': nameErrors,
};

/** @type {ErrorGuides} */
export const errorGuides = {
  ...siteErrors,
  ...walletErrors,
  ...serviceErrors,
  ...transferErrors,
  ...loginErrors,
  ...nameErrors,
};
