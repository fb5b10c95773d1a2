import { afterEach, describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { PhoneWalletOptions } from '../../../apps/demo/phone/phone-wallet';
import { eventually } from '../../support/eventually';
import { type PairingLab, startPairingLab } from './pairing-lab';

const question = { domain: 'site.test', uri: 'https://site.test/', nonce: 'abcdef123456' };
const forged = `0x${'11'.repeat(65)}`;

let lab: PairingLab | undefined;

afterEach(async () => {
  await lab?.stop();
});

async function signIn(signature: PhoneWalletOptions['signIn'], more: object = {}) {
  const started = await startPairingLab({ ...(signature && { signIn: signature }) });
  lab = started;
  const answer = started.visit().signIn({
    networks: [ethereum],
    signIn: { ...question, ...more },
    onUri: (uri) => void started.phone.pair(uri).catch(() => undefined),
  });
  return { answer, lab: started };
}

describe('a sign-in with the approval', () => {
  it('refuses a signature that is not of the account, on both sides', async () => {
    const uncaught: unknown[] = [];
    const hear = (error: unknown): void => void uncaught.push(error);
    process.on('unhandledRejection', hear);

    const { answer, lab: stage } = await signIn(async () => ({ t: 'eip191', s: forged }));

    await expect(answer).rejects.toMatchObject({
      code: 'SIGN_IN_INVALID',
      context: { reason: 'signature' },
    });
    await eventually(() => expect(stage.phone.sites).toEqual([]));
    expect(await stage.visit().restore([ethereum])).toEqual([]);
    expect(stage.storage.get('wc@2:client:0.3//session') ?? '[]').toBe('[]');
    process.off('unhandledRejection', hear);
    expect(uncaught).toEqual([]);
  });

  it('ends with an error where the answer cannot be read', async () => {
    const { answer, lab: stage } = await signIn(async () => undefined as never);

    await expect(answer).rejects.toMatchObject({ name: 'WidgetError' });
    expect(await stage.visit().restore([ethereum])).toEqual([]);
  });

  it('accepts the signature of the account', async () => {
    const { answer } = await signIn(undefined);

    expect(await answer).toMatchObject({
      cacaos: [{ s: { t: 'eip191' } }],
      sessions: [{ details: { chain: 'eip155' } }],
    });
  });

  it('treats the signature of a contract as not verified yet', async () => {
    const { answer } = await signIn(async () => ({ t: 'eip1271', s: forged }));

    expect(await answer).toMatchObject({ cacaos: [{ s: { t: 'eip1271', s: forged } }] });
  });
  it('has the wallet sign the request id of the site', async () => {
    const { answer, lab: stage } = await signIn(undefined, { requestId: 'request-7' });

    expect(await answer).toMatchObject({ cacaos: [{ p: { requestId: 'request-7' } }] });
    expect(stage.questions).toMatchObject([
      { kind: 'signIn', message: expect.stringContaining('\nRequest ID: request-7') },
    ]);
  });
});
