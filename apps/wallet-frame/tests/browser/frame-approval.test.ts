import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { polkadot as polkadotHex } from '../../../chains/clients/polkadot-metadata';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { encodeFunctionData, parseAbi, verifyMessage } from 'viem';
import { readDescriptors } from '../../build/descriptors/read-descriptors.mjs';
import { listen } from '../../../../scripts/free-port.mjs';
import { callNode, findAnvil, startAnvil } from '../../../chains/nodes/evm.mjs';
import { pressButton } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { readMetadata } from '../../src/domain/plans/polkadot/runtime-metadata';
import { ARM_MS } from '../../src/views/use-armed';
import { unwrapped } from '../plans/polkadot/unwrapped';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';

jest.setTimeout(90_000);

const PATIENCE_MS = 10_000;
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x1111111111111111111111111111111111111111';
const AAVE = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const UNLIMITED = 'f'.repeat(64);
const isRequired = process.env['CI'] === 'true';

/** Styles of the site that hide the frame, or a part of it, or what it says. */
const coverings: Readonly<Record<string, string>> = {
  'opacity on an ancestor': 'document.body.style.opacity = "0.99"',
  'an opaque overlay': 'cover("background: white")',
  'a transparent overlay that takes the presses': 'cover("background: transparent")',
  blur: 'document.querySelector("iframe").style.filter = "blur(2px)"',
  'a smaller scale': 'document.querySelector("iframe").style.transform = "scale(.2)"',
  cropping: 'document.querySelector("iframe").style.left = "-600px"',
  'a modal dialog over it':
    'document.body.append(dialog = Object.assign(document.createElement("dialog"), { style: "position:fixed;inset:0;width:100%;height:100%" })); dialog.showModal()',
  'a path that leaves one pixel':
    'document.querySelector("iframe").style.clipPath = "inset(0 0 0 calc(100% - 1px))"',
  'a blend mode': 'cover("background: white; mix-blend-mode: difference")',
};

const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182';
const GENESIS = `0x91b171bb158e2d3848fa23a9f1c25182${'1'.repeat(32)}`;

/** The answers of a node with the real metadata of Polkadot. */
const polkadotAnswers: Readonly<Record<string, string>> = {
  chain_getBlockHash: GENESIS,
  state_call: polkadotHex,
};

const answerAsPolkadot: RequestListener = (request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') return response.end();
  return void textOf(request).then((body) => {
    const { id, method } = JSON.parse(body) as { readonly id: number; readonly method: string };
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: polkadotAnswers[method] }));
  });
};

const { extrinsic, specVersion, transactionVersion } = readMetadata(unwrapped(polkadotHex));
const polkadotPayload = {
  blockHash: GENESIS,
  era: '0xe500',
  genesisHash: GENESIS,
  method: '0x050300d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d0700d6117e03',
  nonce: '0x07',
  signedExtensions: extrinsic.extensions.map(({ name }) => name),
  specVersion: `0x${specVersion.toString(16)}`,
  tip: '0x00',
  transactionVersion: `0x${transactionVersion.toString(16)}`,
  version: 4,
};

/** How long the button that approves is drawn before it works, by the clock of the page: a busy machine only makes it longer. */
const timeArming = `{
  let drawnAt;
  globalThis.armingMs = new Promise((resolve) => {
    new MutationObserver((_, own) => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Approve');
      if (!button) return;
      drawnAt ??= performance.now();
      if (button.disabled) return;
      own.disconnect();
      resolve(performance.now() - drawnAt);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  undefined; // Else the evaluation waits for it.
}`;

describe('an approval in the frame', () => {
  if ((!isBrowserThere || findAnvil() === undefined) && !isRequired) {
    it.todo('runs where a Chromium and a node are installed');
    return;
  }

  let world: FrameWorld;
  let visit: Visit;
  let address: `0x${string}`;
  let node: Awaited<ReturnType<typeof startAnvil>>;
  let polkadotNode: Server;

  beforeAll(async () => {
    node = await startAnvil({ chainId: 1 });
    const ethereum = { id: 'eip155:1', name: 'Ethereum', symbol: 'ETH', decimals: 18 };
    polkadotNode = createServer(answerAsPolkadot);
    const polkadotUrl = `http://127.0.0.1:${await listen(polkadotNode)}`;
    const polkadot = { id: POLKADOT, name: 'Polkadot', symbol: 'DOT', decimals: 10 };
    const descriptors = await readDescriptors(
      fileURLToPath(new URL('../descriptors', import.meta.url)),
    );
    const networks = [
      { ...ethereum, rpcUrl: node.url },
      { ...polkadot, rpcUrl: polkadotUrl },
    ];
    world = await startFrameWorld(networks, {}, descriptors, { settings: { approvals: 'frame' } });
    visit = await world.visit(await world.newContext());
    await world.logIn(visit, 'ada@example.test');
    ({ address } = await visit.ask<{ readonly address: `0x${string}` }>('GET_USER'));
    await callNode(node.url, 'anvil_setBalance', [address, '0x56bc75e2d63100000']);
  });
  afterAll(async () => {
    await world.close();
    await node.stop();
    polkadotNode.closeAllConnections();
    polkadotNode.close();
  });

  const approve = () => visit.frame.getByRole('button', { name: 'Approve' });
  const decline = () => visit.frame.getByRole('button', { name: 'Decline' });
  const text = (): Promise<string> => visit.frame.locator('main').innerText();
  const request = (method: string, params: unknown): Promise<unknown> =>
    visit.ask('RPC_REQUEST', { method, params, chainId: 'eip155:1' });
  const collateral = encodeFunctionData({
    abi: parseAbi(['function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)']),
    args: [TOKEN, true],
  });
  const hexOf = (message: string): string => `0x${Buffer.from(message).toString('hex')}`;

  async function isArmed(expected: boolean): Promise<void> {
    await eventually(async () => {
      expect(await approve().isEnabled()).toBe(expected);
    }, PATIENCE_MS);
  }

  it('[R7.16] signs the message that the visitor was shown', async () => {
    await visit.frame.evaluate(timeArming);
    const answer = request('personal_sign', [hexOf('Hello from the site'), address]);
    await approve().waitFor();
    const shown = await text();
    expect(shown).toContain('Hello from the site');
    expect(shown).toMatch(/^Sign a message\s+No network fee[^]+site\.localhost:\d+ \(not secure\)/);
    await visit.frame.locator('.own-account summary').click();
    expect(await text()).toContain(address);
    await isArmed(true);
    expect(await visit.frame.evaluate<number>('armingMs')).toBeGreaterThanOrEqual(ARM_MS);
    await pressButton(approve());

    const { result } = (await answer) as { readonly result: `0x${string}` };
    expect(
      await verifyMessage({ address, message: 'Hello from the site', signature: result }),
    ).toBe(true);
    await eventually(async () => {
      expect(await visit.page.locator('iframe').isVisible()).toBe(false);
    });
  });

  it('[R7.16] sends what it says, and the chain has it', async () => {
    const before = BigInt((await callNode(node.url, 'eth_getBalance', [BOB, 'latest'])) as string);
    const answer = request('eth_sendTransaction', [
      { from: address, to: BOB, value: '0x16345785d8a0000' },
    ]);
    await isArmed(true);
    expect(await text()).toMatch(/^Send 0\.1 ETH\s+−0\.1 ETH\s+To\s+0x7099/);
    expect(await visit.frame.locator('.effect').innerText()).toMatch(
      /^Expected result\s+A node has tried this\. The result can differ\./,
    );
    expect(await visit.frame.locator('.step .address > span').allInnerTexts()).toEqual(
      BOB.match(/^0x.{4}|.{4}/g),
    );
    await pressButton(approve());

    expect(await answer).toEqual({ result: expect.stringMatching(/^0x[0-9a-f]{64}$/) });
    const after = BigInt((await callNode(node.url, 'eth_getBalance', [BOB, 'latest'])) as string);
    expect(after - before).toBe(100_000_000_000_000_000n);
  });

  it('[R7.16] names the spender of an unlimited allowance, and signs nothing that is declined', async () => {
    const data = `0x095ea7b3${BOB.slice(2).toLowerCase().padStart(64, '0')}${UNLIMITED}`;
    const answer = request('eth_sendTransaction', [{ from: address, to: TOKEN, data }]);
    await decline().waitFor();
    const shown = await text();
    expect(shown).toMatch(
      /^Let 0x7099…79C8 spend all of a token\s+Unlimited\s[^]+Spender\s+0x70997970C51812dc3A010C7d01b50e0d17dc79C8/,
    );
    expect(shown).toContain('The spender could take all of this token');
    await decline().click();

    expect(await answer).toMatchObject({ error: { code: 'RPC', context: { rpcCode: 4001 } } });
  });

  it('[R7.16] says what a call of Polkadot does, by the metadata of its chain', async () => {
    const { address: own } = await visit.ask<{ readonly address: string }>('GET_USER', {
      chainId: POLKADOT,
    });
    const asked = { address: own, transactionPayload: { ...polkadotPayload, address: own } };
    const answer = visit.ask('RPC_REQUEST', {
      method: 'polkadot_signTransaction',
      params: asked,
      chainId: POLKADOT,
    });
    await isArmed(true);
    expect(await text()).toMatch(
      /^Send 1\.5 DOT\s+−1\.5 DOT\s+To\s+15oF[^]+Call\s+Balances\.transfer_keep_alive/,
    );
    expect(await visit.frame.getByRole('checkbox').count()).toBe(0);
    await pressButton(approve());

    expect(await answer).toMatchObject({ result: { signature: expect.stringMatching(/^0x01/) } });
  });

  it('[R7.16] needs a second step for what it cannot read', async () => {
    const answer = request('eth_sendTransaction', [{ from: address, to: AAVE, data: collateral }]);
    const box = visit.frame.getByRole('checkbox');
    await box.waitFor();
    // The operator's words do not make it known.
    expect(await visit.frame.locator('.described').innerText()).toMatch(
      /Purpose\s+Manage collateral\s+For asset\s+0x1111[^]+Use as collateral\s+Yes/,
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    expect(await approve().isEnabled()).toBe(false);
    await box.check();
    await isArmed(true);
    await visit.ask('RPC_ABORT');

    expect(await answer).toMatchObject({ error: { code: 'RPC', context: { rpcCode: 4001 } } });
  });

  it('[R7.16] refuses before it shows anything what it never signs', async () => {
    const signIn = (domain: string, uri: string): string =>
      hexOf(
        `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`,
      );
    const refused: readonly (readonly [string, unknown])[] = [
      ['personal_sign', [signIn('bank.test', 'https://bank.test'), address]],
      ['personal_sign', [hexOf('bank.test wants you to sign in with your account'), address]],
      ['personal_sign', ['0x00', BOB]],
      ['eth_sendTransaction', [{ from: BOB, to: TOKEN, value: '0x1' }]],
      ['eth_sendTransaction', [{ from: address, to: TOKEN, authorizationList: [] }]],
      ['eth_sendTransaction', [{ from: address, to: TOKEN, type: '0x4' }]],
      ['eth_sendTransaction', [{ from: address, to: TOKEN, chainId: '0x2' }]],
      ['eth_sendTransaction', [{ to: TOKEN, gasPrice: '0x1', maxFeePerGas: '0x1' }]],
      [
        'eth_signTypedData_v4',
        [address, { domain: { chainId: 2 }, types: { A: [] }, primaryType: 'A', message: {} }],
      ],
      [
        'eth_signTypedData_v4',
        [
          address,
          {
            domain: {},
            types: { PackedUserOperation: [] },
            primaryType: 'PackedUserOperation',
            message: {},
          },
        ],
      ],
      ['eth_signAuthorization', [{ address: TOKEN, chainId: '0x1', nonce: '0x0' }]],
      ['wallet_grantPermissions', [{}]],
      ['eth_sign', [address, '0x00']],
      ['eth_subscribe', []],
    ];
    for (const [method, params] of refused) {
      expect([method, await request(method, params)]).toEqual([
        method,
        { error: expect.objectContaining({ code: 'RPC' }) },
      ]);
    }
    expect(await request('eth_chainId', [])).toEqual({ result: '0x1' });
    expect(await visit.page.locator('iframe').isVisible()).toBe(false);
  });

  it('[R7.16] stays disarmed under nine ways of covering it', async () => {
    const answer = request('personal_sign', [hexOf('Cover me'), address]);
    await isArmed(true);
    await visit.page.evaluate(`globalThis.cover = (style) => {
      const layer = document.createElement('div');
      layer.id = 'cover';
      layer.style.cssText = 'position:fixed;inset:0;z-index:9;' + style;
      document.body.append(layer);
    }`);
    const failures: string[] = [];
    for (const [name, script] of Object.entries(coverings)) {
      await visit.page.evaluate(`var dialog; ${script}; undefined`);
      await isArmed(false).catch(() => failures.push(name));
      await visit.page
        .evaluate(`document.querySelectorAll('#cover, dialog').forEach((one) => one.remove());
        document.body.removeAttribute('style');
        Object.assign(document.querySelector('iframe').style,
          { filter: '', transform: '', left: '', clipPath: '', mixBlendMode: '' })`);
      await isArmed(true);
    }
    await decline().click();
    await answer;

    expect(failures).toEqual([]);
  });
});
