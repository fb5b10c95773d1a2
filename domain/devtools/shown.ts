import type { Brand } from '../brand';
import { isCaipNetworkId } from '../caip/chain-id-grammar';

/**
 * A text of a record: one of our own words, or a value of which a function of this file knows the form. What has no known
 * form is never part of a record, so that a secret in an unexpected place is not shown either.
 */
export type Shown = Brand<string, 'Shown'>;

/** The place of a value that is not shown. */
export const NOT_SHOWN = '…' as Shown;

const METHOD = /^[a-z][A-Za-z]{0,30}(?:[_:.][A-Za-z]{1,30}|_v\d{1,2}|\d{1,2}){0,4}$/;
const CONNECTOR = /^[A-Za-z][A-Za-z-]{0,30}\d{0,3}(?:[._][A-Za-z][A-Za-z-]{0,30}\d{0,3}){0,5}$/;
const CODE = /^[A-Z]{2,20}(?:_[A-Z]{1,20}){0,5}$/;
const WORD = /^[A-Za-z]{1,30}$/;
const ORIGIN = /^(https?|wss?):\/\/(?:[^/?#@]*@)?([A-Za-z0-9.-]{1,253})(:\d{1,5})?(?:[/?#]|$)/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The label of a host that is a name, and not a key of its owner. */
const LABEL = /^[A-Za-z]{1,20}(?:-[A-Za-z]{1,20}){0,3}\d{0,2}$/;

/** The name of a JSON-RPC method. */
export function shownMethod(value: unknown): Shown {
  return shownIf(value, METHOD);
}

/** The id of a connector, as of EIP-6963's rdns. */
export function shownConnector(value: unknown): Shown {
  return shownIf(value, CONNECTOR);
}

/** The code of an error, as of a `WidgetError`. */
export function shownCode(value: unknown): Shown {
  return shownIf(value, CODE);
}

/** A word of a type of ours: the name of a view, a status, a namespace. */
export function shownWord(value: unknown): Shown {
  return shownIf(value, WORD);
}

/** A CAIP-2 id. */
export function shownNetwork(value: unknown): Shown {
  return (typeof value === 'string' && isCaipNetworkId(value) ? value : NOT_SHOWN) as Shown;
}

/**
 * The host of an address, without user info, path and query. Some providers put a key into a label of it: a label below the
 * last two that is no name is left out.
 */
export function shownHost(url: unknown): Shown {
  const [, , host = '', port = ''] = (typeof url === 'string' && ORIGIN.exec(url)) || [];
  if (host === '') return NOT_SHOWN;
  const labels = host.toLowerCase().split('.');
  const last = labels.length - 2;
  const shown = labels.map((label, at) => (at >= last || LABEL.test(label) ? label : NOT_SHOWN));
  return `${IPV4.test(host) ? host : shown.join('.')}${port}` as Shown;
}

/** The name of a stored value: the parts of it that are words, between `@ / : . _ -`. */
export function shownKey(key: unknown): Shown {
  if (typeof key !== 'string' || key.length > 200) return NOT_SHOWN;
  const parts = key.split(/([@/:._-]+)/);
  return parts
    .map((part, at) => (at % 2 === 1 || part === '' || WORD.test(part) ? part : NOT_SHOWN))
    .join('') as Shown;
}

function shownIf(value: unknown, form: RegExp): Shown {
  return (typeof value === 'string' && form.test(value) ? value : NOT_SHOWN) as Shown;
}
