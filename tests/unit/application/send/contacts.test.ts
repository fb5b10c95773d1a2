import { describe, expect, it } from '@jest/globals';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { ALICE, BOB } from '../../../support/headless-kit';
import { readyToSend } from '../../../support/headless-send';

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const LIKE_BOB = `${BOB.slice(0, 8)}${'1'.repeat(28)}${BOB.slice(-6)}`.toLowerCase();

describe('contacts of the visitor', () => {
  it('are kept from the first name on, in the next visit too, and shown for their address', async () => {
    const storage = new InMemoryStorage();
    const first = await readyToSend({ storage });
    expect(first.state()).toMatchObject({ contacts: [] });
    expect(first.state().contact).toBeUndefined();

    expect(first.send.saveContact(' Bob ', BOB.toLowerCase())).toBeUndefined();

    const bob = { name: 'Bob', address: BOB, namespace: 'eip155' };
    expect(first.state()).toMatchObject({ contacts: [bob], contact: bob });
    first.widget.dispose();
    const next = await readyToSend({ storage });
    expect(next.state()).toMatchObject({ contacts: [bob], contact: bob });
    await next.send.review();
    expect(next.state().flow).toMatchObject({ review: { receiverName: 'Bob', warnings: [] } });
  });

  it('are renamed and removed', async () => {
    const { send, state } = await readyToSend();
    send.saveContact('Bob', BOB);
    send.saveContact('Robert', BOB);
    expect(state().contacts.map(({ name }) => name)).toEqual(['Robert']);

    send.removeContact(BOB.toLowerCase());

    expect(state()).toMatchObject({ contacts: [] });
    expect(state().contact).toBeUndefined();
  });

  it.each([
    ['address', 'Bob', '0x1234'],
    ['address', 'Bob', '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'],
    ['address', 'Bob', BOB.replace('0x70', '0x71')],
    ['name', ' ', BOB],
    ['nameTaken', 'carol', BOB],
  ])('are refused with %s: %p %p', async (fault, name, address) => {
    const { send, state } = await readyToSend();
    send.saveContact('Carol', CAROL);

    expect(send.saveContact(name, address)).toBe(fault);
    expect(state().contacts).toHaveLength(1);
  });

  it('warn of an address that looks like theirs', async () => {
    const { send, state } = await readyToSend();
    send.saveContact('Bob', BOB);

    await send.typeReceiver(LIKE_BOB);
    expect(state()).toMatchObject({ contactAlike: { name: 'Bob' } });
    await send.review();

    expect(state().flow).toMatchObject({
      review: { warnings: [{ code: 'looksLikeKnown', known: BOB }] },
    });
  });

  it('warn where their name means another address now', async () => {
    const { adapter, clock, send, state } = await readyToSend();
    send.saveContact('bob.eth', BOB);
    adapter.names.addresses.answerWith(CAROL);

    const looking = send.typeReceiver('bob.eth');
    await clock.advance(500);
    await looking;
    await send.review();

    expect(state().flow).toMatchObject({
      review: { request: { to: CAROL }, warnings: [{ code: 'contactMoved', known: BOB }] },
    });
  });

  it('are named where they were paid on this visit', async () => {
    const { adapter, send, state, widget } = await readyToSend();
    adapter.sender.answers.answerWith(`0x${'ab'.repeat(32)}`);
    send.saveContact('Bob', BOB);
    await widget.open({ view: 'WalletSend' });
    await send.review();
    await send.confirm();
    await widget.open({ view: 'WalletSend' });

    expect(state().receivers).toContainEqual({ address: BOB, kind: 'paid', name: 'Bob' });
  });

  it('need an account', async () => {
    const { send, widget } = await readyToSend();
    await widget.disconnect();

    expect(() => send.saveContact('Alice', ALICE)).toThrow(
      expect.objectContaining({ code: 'NOT_CONNECTED' }),
    );
  });
});
