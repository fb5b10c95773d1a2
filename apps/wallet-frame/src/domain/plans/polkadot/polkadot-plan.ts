import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { polkadotAddress } from '../../accounts/polkadot-address';
import type { Plan } from '../../readings/reading';
import { prefixOn } from '../../networks/address-on';
import { referenceOf } from '../../networks/networks';
import type { RpcRequest } from '../rpc-request';
import { CLOSE, isWrapped, OPEN } from '../../signing/wrapped-bytes';
import type { PlanContext } from '../plan-context';
import { fieldsOf, invalid, refused, textOf, unsupported } from '../unread';
import { messageReading } from '../message-reading';
import type { ExpectedSignIn } from '../sign-in-message';

/** No network in particular, Polkadot and Kusama. */
const COMMON_PREFIXES = [42, 0, 2];
const HEX = /^0x(?:[0-9a-f]{2})*$/i;

/** Reads the requests of Polkadot, in the shapes of WalletConnect. */
export function polkadotPlan(request: RpcRequest, context: PlanContext): Promise<Plan> {
  const { chain, method, params } = request;
  const fields = fieldsOf(params);
  const own = polkadotAddress(context.accounts, prefixOn(chain, context.network));
  // Addresses of one account differ by the network's prefix.
  const others = COMMON_PREFIXES.map((prefix) => polkadotAddress(context.accounts, prefix));
  if (![own, ...others].includes(textOf(fields, 'address')))
    throw refused('The request is of another account');
  switch (method) {
    case 'polkadot_signMessage':
      return Promise.resolve(
        messagePlan(textOf(fields, 'message'), { site: context.site, address: own, chain }),
      );
    case 'polkadot_signTransaction':
      return payloadPlan(fieldsOf(fields['transactionPayload']), chain, own, context);
    default:
      throw unsupported();
  }
}

function messagePlan(given: string, expected: ExpectedSignIn): Plan {
  const bytes = unwrapped(HEX.test(given) ? hexToBytes(given.slice(2)) : utf8ToBytes(given));
  const reading = messageReading(bytes, expected);
  return {
    account: expected.address,
    reading,
    requests: [{ kind: 'polkadotMessage', message: reading.raw }],
    finish: ([signature]) => Promise.resolve({ id: 1, signature }),
  };
}

/** The message that a site has wrapped already. The worker wraps it again in the same way. */
function unwrapped(bytes: Uint8Array): Uint8Array {
  return isWrapped(bytes) ? bytes.slice(OPEN.length, -CLOSE.length) : bytes;
}

/** A call is bytes that only the chain's metadata explains. Where none can be believed, the approval says so. */
async function payloadPlan(
  payload: Readonly<Record<string, unknown>>,
  chain: string,
  own: string,
  context: PlanContext,
): Promise<Plan> {
  const genesis = textOf(payload, 'genesisHash');
  if (!genesis.toLowerCase().startsWith(`0x${referenceOf(chain).toLowerCase()}`)) {
    throw refused('The transaction is of another network');
  }
  if (!HEX.test(textOf(payload, 'method'))) throw invalid('method');
  const { readingOfPayload } = await import('./payload-reading');
  const reading = await readingOfPayload(payload, chain, context);
  return {
    account: own,
    reading: { ...reading, raw: JSON.stringify(payload, undefined, 2) },
    requests: [{ kind: 'polkadotPayload', payload }],
    finish: ([signature]) => Promise.resolve({ id: 1, signature }),
  };
}
