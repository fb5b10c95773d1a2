import type { Environment } from '../../../service/src/config/read-variables';
import { type Defence, takenOut } from '../../../../tests/support/taken-out';
import {
  type FrameWorld,
  startFrameWorld,
  type Visit,
  type WorldOptions,
} from '../browser/frame-world';

/** A visitor who is logged in, at a site that wants a signature. */
export interface ApprovalWorld {
  readonly visit: Visit;
  readonly address: `0x${string}`;

  /** The site asks. Resolves to the answer, when there is one. */
  ask(method: string, params: unknown): Promise<void>;

  /** Whether the frame has signed what was asked last. */
  isSigned(): Promise<boolean>;

  /** The site gives the frame another style. */
  style(css: string): Promise<void>;

  /** What the service has sent by mail. */
  readonly mails: FrameWorld['mailbox']['mails'];

  /** Withdraws what was asked. */
  withdraw(): Promise<void>;
  close(): Promise<void>;
}

const WHOLE = 'position:fixed;inset:0;width:100%;height:100%;border:0;display:block';

/**
 * Visitors approve in the frame, unless the options say otherwise.
 *
 * @param defences Those that are taken out of the frame's page.
 */
export async function startApprovalWorld(
  defences: readonly Defence[] = [],
  options: WorldOptions = {},
  environment: Environment = {},
): Promise<ApprovalWorld> {
  const plugins = defences.length > 0 ? { page: takenOut(defences) } : {};
  const settings = { approvals: 'frame' as const, ...options.settings, plugins };
  const network = { id: 'eip155:1', name: 'Ethereum', symbol: 'ETH', decimals: 18 };
  const world: FrameWorld = await startFrameWorld(
    [{ ...network, rpcUrl: 'http://127.0.0.1:1' }],
    environment,
    [],
    { ...options, settings },
  );
  const visit = await world.visit(await world.newContext());
  await world.logIn(visit, 'ada@example.test');
  const { address } = await visit.ask<{ readonly address: `0x${string}` }>('GET_USER');
  const count = (): Promise<number> => visit.page.evaluate<number>('messages.length');
  let before = 0;
  return {
    visit,
    address,
    mails: world.mailbox.mails,
    ask: async (method, params) => {
      before = await count();
      await visit.begin('RPC_REQUEST', { method, params, chainId: 'eip155:1' });
    },
    isSigned: async () => {
      if ((await count()) === before) return false;
      return visit.page.evaluate<boolean>(`messages.slice(${before}).some(({ result }) => result)`);
    },
    style: async (css) => {
      await visit.page.evaluate(
        `document.querySelector('iframe').style.cssText = ${JSON.stringify(css || WHOLE)}`,
      );
    },
    withdraw: async () => {
      await visit.ask('RPC_ABORT');
      await visit.page.waitForFunction(`messages.length > ${before}`);
    },
    close: () => world.close(),
  };
}

/** A transfer of a million by a signature alone, as a site asks for it. */
export function millionTo(address: string): unknown {
  const field = (name: string, type: string): object => ({ name, type });
  const message = {
    from: address,
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    value: '1000000000000',
    validAfter: '0',
    validBefore: '9999999999',
    nonce: `0x${'1'.repeat(64)}`,
  };
  return [
    address,
    {
      domain: {
        name: 'USD Coin',
        version: '2',
        chainId: 1,
        verifyingContract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      },
      primaryType: 'TransferWithAuthorization',
      types: {
        TransferWithAuthorization: [
          field('from', 'address'),
          field('to', 'address'),
          field('value', 'uint256'),
          field('validAfter', 'uint256'),
          field('validBefore', 'uint256'),
          field('nonce', 'bytes32'),
        ],
      },
      message,
    },
  ];
}
