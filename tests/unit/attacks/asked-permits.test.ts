import { describe, expect, it } from '@jest/globals';
import * as defended from '../../support/headless-auth';
import { USDC } from '../../support/token-balances';
import { withoutDefence } from '../../support/without-defence';

const THIEF = '0x4444444444444444444444444444444444444444';

interface TypedData {
  readonly primaryType: string;
  readonly types: Readonly<Record<string, readonly { name: string; type: string }[]>>;
  readonly message: object;
}

/** The types of EIP-712 for `fields`, each written `type name`. */
const typed = (...fields: readonly string[]) =>
  fields.map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

const unlimited: TypedData = {
  primaryType: 'Permit',
  types: { Permit: typed('address spender', 'uint256 value') },
  message: { spender: THIEF, value: `0x${'f'.repeat(64)}` },
};
const endless: TypedData = {
  primaryType: 'Permit',
  types: { Permit: typed('address spender', 'uint256 expiry', 'bool allowed') },
  message: { spender: THIEF, expiry: 0, allowed: true },
};
const oneLevelDown: TypedData = {
  primaryType: 'SignIn',
  types: {
    SignIn: typed('string statement', 'Session session'),
    Session: typed('address spender', 'uint256 value'),
  },
  message: { statement: 'Sign in', session: { spender: THIEF, value: '1' } },
};
const behindNothing: TypedData = {
  primaryType: 'Permit',
  types: {
    Permit: typed('address spender', 'uint256 value', 'Session session'),
    Session: typed('address spender', 'uint256 value'),
  },
  message: { spender: USDC, value: 0, session: { spender: THIEF, value: '1' } },
};

/** The accounts of which the visitor reads that they may move everything, where the dapp asks for a signature. */
async function readOf({ loggedIn, rejectionOf }: typeof defended, { message, ...kind }: TypedData) {
  const { clock, frame, widget } = await loggedIn();
  frame.on('RPC_REQUEST', 'hang');
  const typedData = { ...kind, domain: { verifyingContract: USDC }, message };
  const asked = widget.provider()?.request({
    method: 'eth_signTypedData_v4',
    params: [defended.EMBEDDED_ADDRESS, JSON.stringify(typedData)],
  });
  const ended = rejectionOf(asked ?? Promise.reject(new TypeError('There is no wallet')));
  await clock.advance(0);
  const [request] = widget.state.features.auth?.requests ?? [];
  await widget.close();
  await ended;
  expect(request?.method).toBe('eth_signTypedData_v4');
  return (request?.grants ?? []).filter(({ isUnlimited }) => isUnlimited).map(spenderOf);
}

function spenderOf({ spender }: { readonly spender?: string }): string | undefined {
  return spender;
}

describe('a page that asks the embedded wallet for a permit', () => {
  it('[W1.g] gets none for everything without the visitor reading of it', async () => {
    for (const typedData of [unlimited, endless, oneLevelDown, behindNothing]) {
      expect(await readOf(defended, typedData)).toEqual([THIEF]);
    }
  });

  it('[W1.g control] gets one where the parts of a message are not read', async () => {
    const open = await withoutDefence<typeof defended>('tests/support/headless-auth.ts', {
      file: 'domain/transaction/typed-data-approval.ts',
      find: 'return [...granted, ...spendersBelow(message, contract)];',
      put: 'void spendersBelow; return granted;',
    });
    expect(await readOf(open, oneLevelDown)).toEqual([]);
    expect(await readOf(open, behindNothing)).toEqual([]);
  });
});
