import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  IDLE_PAIRING,
  isPairingExpired,
  nextPairing,
  type Pairing,
  type PairingEvent,
  pairingTimeLeftMs,
  reusesPairing,
} from '../../../../domain/connection/pairing';
import { parsePairingUri } from '../../../../domain/connection/pairing-uri';
import { anyText } from '../../../support/any-text';

const topic = 'ab'.repeat(32);
const symKey = 'cd'.repeat(32);
const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}`;
const setAt = 1_000_000;

const preparing: Pairing = { status: 'preparing' };
const waiting: Pairing = { status: 'waiting', uri, expiresAtMs: setAt + 240_000 };
const approved: Pairing = { status: 'approved' };
const failed: Pairing = { status: 'failed', cause: 'declined' };

const uriReceived: PairingEvent = { type: 'uriReceived', uri, nowMs: setAt };
const declined: PairingEvent = { type: 'failed', cause: 'declined' };

const handedOver: PairingEvent = { type: 'handedOver', to: 'web' };
const pageOpened: PairingEvent = { type: 'handedOver', to: 'page' };

describe('nextPairing', () => {
  it.each<[string, Pairing, PairingEvent, Pairing]>([
    ['asks for a code', IDLE_PAIRING, { type: 'requested' }, preparing],
    ['asks for another code', waiting, { type: 'requested' }, preparing],
    ['asks again after a failure', failed, { type: 'requested' }, preparing],
    ['[R4.7] shows a code for four minutes', preparing, uriReceived, waiting],
    ['is handed over', waiting, handedOver, { ...waiting, handedTo: 'web' }],
    ['says that the page was opened', waiting, pageOpened, { ...waiting, handedTo: 'page' }],
    [
      'says that the page was opened without a URI',
      { status: 'idle' },
      pageOpened,
      { status: 'idle', handedTo: 'page' },
    ],
    [
      'is in no app where the page was opened',
      { ...waiting, handedTo: 'page' },
      { type: 'approved' },
      approved,
    ],
    [
      'is with a wallet that has scanned it',
      waiting,
      { type: 'scanned' },
      { ...waiting, isScanned: true },
    ],
    ['is with none once it was renewed', { ...waiting, isScanned: true }, uriReceived, waiting],
    ['is in no app once it was renewed', { ...waiting, handedTo: 'web' }, uriReceived, waiting],
    ['is approved', waiting, { type: 'approved' }, approved],
    [
      'is approved, by the app that was handed the URI',
      { ...waiting, handedTo: 'mobile' },
      { type: 'approved' },
      { ...approved, handedTo: 'mobile' },
    ],
    ['is declined', waiting, declined, failed],
    ['fails before there is a code', preparing, declined, failed],
    ['is cancelled', waiting, { type: 'cancelled' }, IDLE_PAIRING],
    ['is cancelled before there is a code', preparing, { type: 'cancelled' }, IDLE_PAIRING],
    ['is left after a failure', failed, { type: 'cancelled' }, IDLE_PAIRING],
    ['is over', approved, { type: 'cancelled' }, IDLE_PAIRING],
  ])('%s', (_what, before, event, after) => {
    expect(nextPairing(before, event)).toEqual(after);
  });

  it('replaces the pairing URI on show', () => {
    const later = nextPairing(waiting, { ...uriReceived, nowMs: setAt + 5_000 });
    expect(later).toEqual({ ...waiting, expiresAtMs: setAt + 245_000 });
  });

  it.each<[string, Pairing, PairingEvent]>([
    ['a pairing URI that was not requested', IDLE_PAIRING, uriReceived],
    ['a code after the failure', failed, uriReceived],
    ['a scan of a code that is not shown', preparing, { type: 'scanned' }],
    ['a code after the approval', approved, uriReceived],
    ['a code that is handed over too late', failed, handedOver],
    ['an approval after the failure', failed, { type: 'approved' }],
    ['an approval after the cancellation', IDLE_PAIRING, { type: 'approved' }],
    ['an approval before the code', preparing, { type: 'approved' }],
    ['a failure after the approval', approved, declined],
    ['a failure after the cancellation', IDLE_PAIRING, declined],
    ['a cancellation of nothing', IDLE_PAIRING, { type: 'cancelled' }],
  ])('does not change after %s', (_what, before, event) => {
    expect(nextPairing(before, event)).toBe(before);
  });

  it('uses the expiry in the pairing URI when it is earlier', () => {
    const short = `${uri}&expiryTimestamp=${(setAt + 60_000) / 1000}`;
    const long = `${uri}&expiryTimestamp=${(setAt + 900_000) / 1000}`;
    expect(nextPairing(preparing, { ...uriReceived, uri: short })).toMatchObject({
      expiresAtMs: setAt + 60_000,
    });
    expect(nextPairing(preparing, { ...uriReceived, uri: long })).toMatchObject({
      expiresAtMs: setAt + 240_000,
    });
  });
});

describe('isPairingExpired', () => {
  it('[R4.7] [R9.1] counts a pairing URI as expired ten seconds before four minutes are over', () => {
    expect(isPairingExpired(waiting, setAt + 229_999)).toBe(false);
    expect(isPairingExpired(waiting, setAt + 230_000)).toBe(true);
    expect(pairingTimeLeftMs(waiting, setAt)).toBe(230_000);
    expect(pairingTimeLeftMs(waiting, setAt + 240_000)).toBe(0);
  });

  it('has no expiry without a pairing URI', () => {
    for (const pairing of [IDLE_PAIRING, preparing, approved, failed]) {
      expect(isPairingExpired(pairing, Number.MAX_SAFE_INTEGER)).toBe(false);
      expect(pairingTimeLeftMs(pairing, 0)).toBe(0);
    }
  });
});

describe('reusesPairing', () => {
  const desktop = { isTelegram: false, isSafari: false, isIos: false };
  const telegram = { ...desktop, isTelegram: true };
  const iosSafari = { ...desktop, isSafari: true, isIos: true };

  it('[R4.8] reuses the pending pairing URI on Telegram and in Safari on iOS', () => {
    for (const host of [telegram, iosSafari]) {
      expect(reusesPairing(waiting, setAt, host)).toBe(true);
      expect(reusesPairing(preparing, setAt, host)).toBe(true);
    }
  });

  it('[R4.8] requests another pairing URI elsewhere', () => {
    for (const host of [desktop, { ...desktop, isIos: true }, { ...desktop, isSafari: true }]) {
      expect(reusesPairing(waiting, setAt, host)).toBe(false);
    }
  });

  it('never reuses an expired or missing pairing URI', () => {
    expect(reusesPairing(waiting, setAt + 230_000, telegram, 'always')).toBe(false);
    for (const pairing of [IDLE_PAIRING, approved, failed]) {
      expect(reusesPairing(pairing, setAt, telegram, 'always')).toBe(false);
    }
  });

  it('follows an explicit choice of the caller', () => {
    expect(reusesPairing(waiting, setAt, desktop, 'always')).toBe(true);
    expect(reusesPairing(waiting, setAt, telegram, 'never')).toBe(false);
  });
});

describe('parsePairingUri', () => {
  it('reads topic, key, relay and expiry', () => {
    expect(parsePairingUri(uri)).toEqual({ topic, version: 2, symKey, relayProtocol: 'irn' });
    expect(parsePairingUri(`${uri}&methods=%5B%5D&expiryTimestamp=1700000000`)).toEqual({
      topic,
      version: 2,
      symKey,
      relayProtocol: 'irn',
      expiresAtMs: 1_700_000_000_000,
    });
  });

  it('accepts slashes, blanks around it and capitals in the scheme', () => {
    const expected = parsePairingUri(uri);
    expect(parsePairingUri(` ${uri.replace('wc:', 'WC://')}\n`)).toEqual(expected);
  });

  it.each([
    ['nothing', ''],
    ['another scheme', uri.replace('wc:', 'https:')],
    ['version 1', uri.replace('@2', '@1')],
    ['a short topic', uri.replace(topic, topic.slice(1))],
    ['no key', uri.replace(/&symKey=.*/, '')],
    ['a short key', uri.slice(0, -1)],
    ['no relay', uri.replace('relay-protocol=irn&', '')],
    ['no parameters', `wc:${topic}@2`],
    ['a blank inside', uri.replace('irn', 'i n')],
  ])('refuses %s', (_what, text) => {
    expect(parsePairingUri(text)).toBeUndefined();
  });

  it('never throws for any scanned text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(parsePairingUri(text)).toBeUndefined();
      }),
    );
  });
});
