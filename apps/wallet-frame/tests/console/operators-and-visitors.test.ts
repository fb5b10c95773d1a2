import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { eventually } from '../../../../tests/support/eventually';
import { freePort } from '../../../../scripts/free-port.mjs';
import { newDevice } from '../../../service/tests/stand-ins/device';
import { type FrameWorld, startFrameWorld, type Visit } from '../browser/frame-world';
import { pressButton } from '../press-button.mjs';
import { act, type ConsoleStage, findVisitor, openView, startConsole } from './console-stage';

jest.setTimeout(180_000);

const ETHEREUM = { id: 'eip155:1', name: 'Ethereum', symbol: 'ETH', decimals: 18 };

describe('operators at work while visitors are', () => {
  let stage: ConsoleStage;
  let world: FrameWorld;
  let service = '';

  beforeAll(async () => {
    const port = await freePort();
    service = `http://localhost:${port}`;
    stage = await startConsole(port);
    world = await startFrameWorld(
      [{ ...ETHEREUM, rpcUrl: 'http://127.0.0.1:9' }],
      stage.environment,
      [],
      { settings: { approvals: 'frame' } },
    );
  });
  afterAll(async () => {
    await world.close();
    await stage.close();
  });

  const operator = (login: string) => stage.operator(world.browser, login);

  async function visitAt(context: BrowserContext, address: string): Promise<Visit> {
    const page = await context.newPage();
    await page.goto(address);
    return world.visitIn(page);
  }

  /** Asks for a signature as a site does, without waiting for it. */
  async function beginSigning({ ask, page }: Visit, message: string): Promise<void> {
    const { address } = await ask<{ readonly address: string }>('GET_USER', {
      chainId: ETHEREUM.id,
    });
    const params = [`0x${Buffer.from(message).toString('hex')}`, address];
    const request = { method: 'personal_sign', params, chainId: ETHEREUM.id };
    await page.evaluate(
      `void (globalThis.signed = undefined, ask('RPC_REQUEST', ${JSON.stringify(request)}).then((answer) => { globalThis.signed = JSON.stringify(answer); }))`,
    );
  }
  const pressed = ({ frame }: Visit) => pressButton(frame.getByRole('button', { name: 'Approve' }));
  async function answerOf({ page }: Visit): Promise<string> {
    await page.waitForFunction('globalThis.signed !== undefined');
    return page.evaluate<string>('globalThis.signed');
  }
  async function sign(visit: Visit, message: string): Promise<string> {
    await beginSigning(visit, message);
    await pressed(visit);
    return answerOf(visit);
  }
  const SIGNATURE = /0x[\da-f]{130}/;

  /** The answer to a new device that asks for a code at a site. */
  async function codeFor(email: string, origin: string, frame: string): Promise<unknown> {
    const { jwk: device } = await newDevice();
    const answer = await fetch(`${service}/otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: frame },
      body: JSON.stringify({ email, device, origin }),
    });
    return answer.json();
  }

  it('add, limit, freeze and thaw a site from the console, and a visitor of another site signs on', async () => {
    const ada = await world.visit(await world.newContext());
    await world.logIn(ada, 'ada@example.test');
    expect(await sign(ada, 'before')).toMatch(SIGNATURE);
    const address = ada.page.url().replace('//site.localhost', '//127.0.0.1');
    const { origin } = new URL(address);
    const frameOrigin = new URL(ada.frame.url()).origin;

    // While ada has a request before her, the operator adds a site, and eve logs in there.
    await beginSigning(ada, 'meanwhile');
    await ada.frame.getByRole('button', { name: 'Approve' }).waitFor();
    const olga = await operator('olga');
    await openView(olga, 'Sites');
    await olga.getByRole('region', { name: 'Add a site' }).getByLabel('Origin').fill(origin);
    await act(olga, 'Add a site', 'Add');
    const site = olga.getByRole('region', { name: origin });
    await site.waitFor();
    const eve = await visitAt(await world.newContext(), address);
    await world.logIn(eve, 'eve@example.test');
    expect(await sign(eve, 'on the new site')).toMatch(SIGNATURE);
    await pressed(ada);
    expect(await answerOf(ada)).toMatch(SIGNATURE);

    // One code in an hour for new devices there, as many as before elsewhere.
    await site
      .getByLabel('Codes to one mailbox for new devices in an hour', { exact: false })
      .fill('1');
    await act(olga, origin, 'Save');
    await olga.getByRole('cell', { name: 'code-hour=1' }).waitFor();
    expect(await codeFor('third@example.test', origin, frameOrigin)).toHaveProperty('flow');
    expect(await codeFor('third@example.test', origin, frameOrigin)).toMatchObject({
      error: 'work',
    });

    // Frozen between eve's request and her press.
    await beginSigning(eve, 'too late');
    await eve.frame.getByRole('button', { name: 'Approve' }).waitFor();
    await act(olga, origin, 'Freeze');
    await site.getByRole('button', { name: 'Thaw' }).waitFor();
    await pressed(eve);
    const refused = await answerOf(eve);
    expect(refused).toContain('This site can’t use the wallet for now. Yours is safe');
    expect(refused).not.toMatch(SIGNATURE);
    expect(await codeFor('fourth@example.test', origin, frameOrigin)).toEqual({
      error: 'site_frozen',
    });
    expect(await sign(ada, 'still')).toMatch(SIGNATURE);

    // A page that is loaded now gets one that says so, in the language of the site, and nothing of the wallet.
    const anew = await visitAt(eve.page.context(), address);
    await anew.ask('SYNC_THEME', { language: 'de' });
    for (const type of ['IS_CONNECTED', 'CONNECT_EMAIL', 'RPC_REQUEST']) {
      expect(JSON.stringify(await anew.ask(type, { email: 'eve@example.test' }))).toContain(
        'Diese Seite kann die Wallet vorerst nicht nutzen.',
      );
    }
    expect(await anew.frame.locator('#settings').count()).toBe(0);

    await act(olga, origin, 'Thaw');
    await site.getByRole('button', { name: 'Freeze' }).waitFor();
    // What was refused asks again, and has the wallet.
    await eventually(async () =>
      expect(await anew.ask('IS_CONNECTED')).toEqual({ isConnected: true }),
    );
    const again = await visitAt(eve.page.context(), address);
    await again.ask('IS_CONNECTED');
    expect(await sign(again, 'once more')).toMatch(SIGNATURE);
    await openView(olga, 'Frames');
    await olga.getByRole('heading', { name: 'Versions by site' }).waitFor();
    await openView(olga, 'Log');
    await olga.getByText(`${origin} code-hour=1`).waitFor();
  });

  it('delete no visitor whose wallet opens in the frame: its key stops the deletion, and a login alone does not', async () => {
    const email = 'ines@example.test';
    const context = await world.newContext();
    const ines = await world.visit(context);
    await world.logIn(ines, email);
    const [olga, omar] = [await operator('olga'), await operator('omar')];
    await findVisitor(olga, email);
    await act(olga, 'Deletion', 'Ask to delete');
    await olga.getByText('A second operator has to agree.', { exact: false }).first().waitFor();
    await findVisitor(omar, email);
    await act(omar, 'Deletion', 'Agree, delete in 30 days');
    await omar.getByText('unless the wallet is opened').waitFor();
    const heard = () => world.mailbox.mails.filter(({ to }) => to === email).length;
    await eventually(() => expect(heard()).toBeGreaterThan(1));
    const before = heard();

    // Another browser logs in by a code, and opens nothing.
    world.later(31_000);
    const other = await world.visit(await world.newContext());
    await other.ask('CONNECT_EMAIL', { email });
    await other.begin('CONNECT_OTP');
    await other.frame.getByLabel('One-time code').fill(world.mailbox.code);
    await other.frame.getByRole('button', { name: 'I have lost all of these' }).waitFor();
    await findVisitor(omar, email);
    await omar.getByText('unless the wallet is opened').waitFor();

    // The browser that opens it comes back.
    const back = await world.visit(context);
    await back.ask('IS_CONNECTED');
    await back.ask('GET_USER', { chainId: ETHEREUM.id });
    await openView(omar, 'Log');
    await eventually(async () => {
      await openView(omar, 'Overview');
      await openView(omar, 'Log');
      await omar.getByRole('cell', { name: 'operator.login' }).first().waitFor();
      expect(await omar.getByText('deletion.stopped').count()).toBe(1);
    });
    await eventually(() => expect(heard()).toBeGreaterThan(before));
    await findVisitor(omar, email);
    expect(await omar.getByText('unless the wallet is opened').count()).toBe(0);
  });
});
