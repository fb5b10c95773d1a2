import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { newDevice } from '../stand-ins/device';
import { FarcasterPeers, siwfMessage } from '../stand-ins/farcaster';
import { posted, SITE, testService } from '../support';

const FRAME = 'https://wallet.test';
const FID = 4242;
const visitor = privateKeyToAccount(generatePrivateKey());

describe('the code of a login with Farcaster that a thief has begun', () => {
  let peers: FarcasterPeers;

  beforeAll(async () => {
    peers = await FarcasterPeers.start();
    await peers.register(visitor.address, FID);
  }, 60_000);
  afterAll(() => peers.stop());

  it('[E4.d] logs the thief in once the visitor approves it in the app, and not before', async () => {
    const database = await openDatabase('file::memory:', () => undefined);
    let nowMs = Date.now();
    const service = await testService(
      {
        ORIGINS: SITE,
        SERVICE_SECRET: 's'.repeat(40),
        FRAME_ORIGIN: FRAME,
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Wallet <login@wallet.test>',
        FARCASTER_RPC_URL: peers.node.url,
        FARCASTER_RELAY_URL: peers.relay.url,
      },
      database,
      { now: () => nowMs, fetch },
    );
    const thief = await newDevice();
    const ask = async (path: string, body: object) => {
      nowMs += 1001; // The service asks the relay once a second.
      const { headers, ...rest } = posted(body);
      const request = { ...rest, headers: { ...(headers as object), origin: FRAME } };
      return (await (await service.ask(path, request)).json()) as Readonly<Record<string, unknown>>;
    };
    const login = { provider: 'farcaster', origin: SITE, device: thief.jwk };
    const begun = peers.begun(await ask('/social/begin', login));
    const { flow } = begun;
    const claim = { flow, origin: SITE, signature: await thief.sign(`${flow}:${SITE}`) };
    expect(await ask('/social/result', claim)).toEqual({ state: 'waiting' });

    const message = siwfMessage(begun, { address: visitor.address, fid: FID, nowMs }, {});
    peers.answer(begun, message, await visitor.signMessage({ message }));
    expect(await ask('/social/result', claim)).toMatchObject({ state: 'done' });
    await database.close();
  });
});
