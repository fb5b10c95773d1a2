import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { polkadotAddress } from '../../accounts/polkadot-address';
import type { Plan } from '../../approval/reading';
import { prefixOn } from '../../host/address-on';
import { referenceOf } from '../../host/networks';
import type { RpcRequest } from '../../host/rpc-request';
import { CLOSE, isWrapped, OPEN } from '../../signing/wrapped-bytes';
import { fieldsOf, invalid, type PlanContext, refused, textOf, unsupported } from '../plan-context';
import { messageReading } from '../message-reading';

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
      return Promise.resolve(messagePlan(textOf(fields, 'message'), context.site, own));
    case 'polkadot_signTransaction':
      return Promise.resolve(payloadPlan(fieldsOf(fields['transactionPayload']), chain, own));
    default:
      throw unsupported();
  }
}

function messagePlan(given: string, site: string, own: string): Plan {
  const bytes = unwrapped(HEX.test(given) ? hexToBytes(given.slice(2)) : utf8ToBytes(given));
  const reading = messageReading(bytes, site, own);
  return {
    account: own,
    reading,
    requests: [{ kind: 'polkadotMessage', message: reading.raw }],
    finish: ([signature]) => Promise.resolve({ id: 1, signature }),
  };
}

/** The message that a site has wrapped already. The worker wraps it again in the same way. */
function unwrapped(bytes: Uint8Array): Uint8Array {
  return isWrapped(bytes) ? bytes.slice(OPEN.length, -CLOSE.length) : bytes;
}

/** A call is bytes that only the chain's metadata explains, which this wallet does not read yet. It says so. */
function payloadPlan(payload: Readonly<Record<string, unknown>>, chain: string, own: string): Plan {
  const genesis = textOf(payload, 'genesisHash');
  if (!genesis.toLowerCase().startsWith(`0x${referenceOf(chain).toLowerCase()}`)) {
    throw refused('The transaction is of another network');
  }
  const method = textOf(payload, 'method');
  if (!HEX.test(method)) throw invalid('method');
  const { tip } = payload;
  return {
    account: own,
    reading: {
      steps: [
        {
          title: 'extrinsic',
          facts: [
            { label: 'data', value: method },
            ...(typeof tip === 'string' && /[1-9a-f]/i.test(tip.slice(2))
              ? [{ label: 'tip', value: tip } as const]
              : []),
          ],
        },
      ],
      warnings: ['unknown'],
      isUnderstood: false,
      raw: JSON.stringify(payload, undefined, 2),
    },
    requests: [{ kind: 'polkadotPayload', payload }],
    finish: ([signature]) => Promise.resolve({ id: 1, signature }),
  };
}
