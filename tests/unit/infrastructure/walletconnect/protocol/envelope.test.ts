import { describe, expect, it } from '@jest/globals';
import {
  decrypt,
  deriveSymKey,
  encodeTypeTwoEnvelope,
  encrypt,
  hashKey,
} from '../../../../../apps/chains/clients/walletconnect';
import {
  newKeyPair,
  randomKey,
  seal,
  sharedKey,
  topicOf,
  unseal,
} from '../../../../../infrastructure/walletconnect/protocol/envelope';

const text = 'schön €😀'.repeat(20);

describe('an envelope', () => {
  it('has the keys and topics of the published SDK', () => {
    const [one, other] = [newKeyPair(), newKeyPair()];

    const key = sharedKey(one.privateKey, other.publicKey);

    expect(key).toBe(deriveSymKey(other.privateKey, one.publicKey));
    expect(key).toBe(sharedKey(other.privateKey, one.publicKey));
    expect(topicOf(key)).toBe(hashKey(key));
  });

  it('of type 0 is read by the published SDK, and its by us', () => {
    const symKey = randomKey();

    expect(decrypt({ symKey, encoded: seal(symKey, text) })).toBe(text);
    expect(unseal(encrypt({ symKey, message: text }), { symKey })).toBe(text);
  });

  it('of type 1 opens by the private key that it is sealed to, and by nothing else', () => {
    const [sender, receiver] = [newKeyPair(), newKeyPair()];
    const symKey = sharedKey(sender.privateKey, receiver.publicKey);
    const sealed = encrypt({
      type: 1,
      symKey,
      senderPublicKey: sender.publicKey,
      message: text,
    });

    expect(unseal(sealed, { privateKey: receiver.privateKey })).toBe(text);
    expect(() => unseal(sealed, { privateKey: newKeyPair().privateKey })).toThrow(/tag/);
    expect(() => unseal(sealed, { symKey })).toThrow('No key');
  });

  it('does not open when a bit of any byte is changed, or when it is cut', () => {
    const symKey = randomKey();
    const sealed = Buffer.from(seal(symKey, '{}'), 'base64');
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(sealed.readUInt8(index) ^ 1, index);
      expect(() => unseal(changed.toString('base64'), { symKey })).toThrow(/\w/);
      const cut = sealed.subarray(0, index).toString('base64');
      expect(() => unseal(cut, { symKey })).toThrow(/\w/);
    }
  });

  it('of type 2, which is not sealed, does not open', () => {
    expect(() => unseal(encodeTypeTwoEnvelope('{}'), { symKey: randomKey() })).toThrow('No key');
  });

  it.each(['00'.repeat(32), 'zz', '', 7, undefined])('shares no key with the peer %j', (peer) => {
    expect(() => sharedKey(newKeyPair().privateKey, peer)).toThrow(/\w/);
  });
});
