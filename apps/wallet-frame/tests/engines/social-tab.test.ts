import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import { newDevice } from '../../../service/tests/stand-ins/device';
import { type SocialWorld, startSocialWorld } from '../attacks/long/social-world';
import {
  buttonNamed,
  type Engine,
  STILL_MS,
  type Target,
} from '../../../../tests/support/engines/engine';
import { engines } from '../../../../tests/support/engines/engines';

// A browser starts slowly on a busy machine.
jest.setTimeout(180_000);

const PATIENCE_MS = 20_000;
const PROVIDER = 'openid:test-id';

describe.each(engines)('a login in the site’s own tab in $name', ({ isThere, keepsData, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  let world: SocialWorld;
  let engine: Engine;

  beforeAll(async () => {
    world = await startSocialWorld();
    engine = await open();
  });
  afterAll(async () => {
    await engine?.close();
    await world?.close();
  });

  const ask = (type: string, payload: object = {}): Promise<unknown> =>
    engine.evaluate('site', `ask(${JSON.stringify(type)}, ${JSON.stringify(payload)})`);
  const press = (target: Target, text: string): Promise<void> =>
    eventually(() => engine.press(target, buttonNamed(text), STILL_MS), PATIENCE_MS);

  const visit = async (): Promise<void> => {
    await engine.open(world.pageOf(world.site));
    await loaded();
  };
  const loaded = (): Promise<void> =>
    eventually(async () => void (await engine.evaluate('site', 'frame.load()')), PATIENCE_MS);

  const isAt = (origin: string): Promise<void> =>
    eventually(async () => {
      expect(await engine.evaluate('site', 'location.origin')).toBe(origin);
    }, PATIENCE_MS);

  /** Presses everything from the wallet's page on, and returns the origin at which it ends. */
  async function visitProvider(): Promise<unknown> {
    await press('site', 'Continue with Test ID');
    await eventually(async () => {
      const field = 'document.querySelector("#name") !== null';
      expect(await engine.evaluate('site', field)).toBe(true);
    }, PATIENCE_MS);
    const provider = await engine.evaluate('site', 'location.origin');
    await press('site', 'Log in');
    await eventually(async () => {
      const at = await engine.evaluate('site', 'location.origin');
      expect([world.site, world.frameOrigin]).toContain(at);
      expect(at).not.toBe(provider);
    }, PATIENCE_MS);
    return engine.evaluate('site', 'location.origin');
  }

  /** What the attacker's server hears. */
  async function asAttacker(path: string, body: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${world.serviceHere}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: world.frameOrigin },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  }

  it('gives nothing to the server that began it, whatever the visitor presses', async () => {
    const thief = await newDevice();
    const { site } = world;
    const { flow } = await asAttacker('/social/begin', {
      provider: 'test-id',
      origin: site,
      device: thief.jwk,
      page: world.pageOf(site),
    });
    const signature = await thief.sign(`${String(flow)}:${site}`);
    const claim = { flow, origin: site, signature };
    await visit();
    await engine.evaluate(
      'site',
      `void (location = '${world.frameOrigin}/#social.${String(flow)}')`,
    );
    await isAt(world.frameOrigin);
    expect(await asAttacker('/social/result', claim)).toEqual({ state: 'waiting' });
    // WebKit keeps no cookie of a page without TLS, so there the login does not even come back.
    expect(await visitProvider()).toBe(keepsData ? world.site : world.frameOrigin);
    expect((await asAttacker('/social/result', claim))['session']).toBeUndefined();
    await visit();
    expect(await ask('GET_SOCIAL_RETURN')).toEqual({});
    expect((await asAttacker('/social/result', claim))['session']).toBeUndefined();
  });

  if (!keepsData) {
    it('is not offered where the browser forgets the data of frames', async () => {
      await visit();
      expect(await ask('GET_SOCIAL_PROVIDERS')).toEqual({ providers: [] });
    });
    return;
  }

  it('[R4.41] ends in this browser after a press', async () => {
    await visit();
    const page = world.pageOf(world.site);
    const { uri } = (await ask('GET_SOCIAL_REDIRECT_URI', { provider: PROVIDER, page })) as {
      readonly uri: string;
    };
    await engine.open(uri);
    expect(await visitProvider()).toBe(world.site);
    await loaded();
    const { uri: back } = (await ask('GET_SOCIAL_RETURN')) as { readonly uri: string };
    await engine.evaluate('site', `void ask('CONNECT_SOCIAL', { uri: ${JSON.stringify(back)} })`);
    await press('frame', 'Sign in');
    await press('frame', 'Not now');
    await eventually(async () => {
      expect(await engine.evaluate('site', 'messages.at(-1)')).toMatchObject({ social: PROVIDER });
    }, PATIENCE_MS);
  });
});
