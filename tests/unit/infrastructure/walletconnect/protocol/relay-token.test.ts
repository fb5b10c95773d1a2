import { describe, expect, it } from '@jest/globals';
import {
  decodeJWT,
  encodeIss,
  generateKeyPair,
  verifyJWT,
} from '../../../../../apps/chains/clients/walletconnect-relay';
import { randomKey } from '../../../../../infrastructure/walletconnect/protocol/envelope';
import {
  clientId,
  relayToken,
} from '../../../../../infrastructure/walletconnect/protocol/relay-token';

const url = 'wss://relay.test';
const now = Date.UTC(2026, 0, 2);

describe('the token of a connection', () => {
  it('is signed by the client, whose id is that of the published SDK', async () => {
    const seed = randomKey();
    const token = relayToken(seed, url, now);

    expect(await verifyJWT(token)).toBe(true);
    const { payload } = decodeJWT(token);
    expect(payload.iss).toBe(encodeIss(generateKeyPair(Buffer.from(seed, 'hex')).publicKey));
    expect(payload.iss).toBe(clientId(seed));
  });

  it('is for one relay and a day, which began an hour ago for the sake of fast clocks', () => {
    const { header, payload } = decodeJWT(relayToken(randomKey(), url, now + 999));

    expect(header).toEqual({ alg: 'EdDSA', typ: 'JWT' });
    expect(payload).toEqual({
      iss: expect.any(String),
      sub: expect.stringMatching(/^[0-9a-f]{64}$/),
      aud: url,
      iat: now / 1000 - 3600,
      exp: now / 1000 + 82_800,
    });
  });
});
