import { randomBytes } from 'node:crypto';
import { newVisitor, Refused } from '../service/visitor.mjs';
import { PARENT } from './killed-parts.mjs';

/** As long as the frame waits for an answer. */
const PATIENCE_MS = 15_000;

/**
 * @typedef {import('../service/visitor.mjs').BenchVisitor} BenchVisitor
 *
 * @typedef {object} Own A device that was confirmed to its visitor, and the half of its slot.
 * @property {BenchVisitor} visitor
 * @property {string} half
 *
 * @typedef {object} Person Who has a wallet, and what was confirmed.
 * @property {Own} first
 * @property {Own} [second]
 * @property {boolean} hasEndedSecond
 * @property {number} promised Mails that say that a device is new.
 * @property {string} name
 * @property {string} address
 * @property {{ lost: number }} own
 */

/**
 * People who log in by codes, begin wallets, sign, add and end devices, and register names: each does next what fits.
 *
 * @param {ReturnType<typeof import('./told.mjs').toldOver>} told
 * @param {{ readonly codeOf: (address: string) => string }} mailbox
 */
export function peopleOver(told, mailbox) {
  /** @type {Person[]} */
  const people = [];
  /** @type {Set<Person>} */
  const busy = new Set();
  /** @type {string[]} */
  const faults = [];
  /** When a mail with a code, and a name, were had. */
  const times = { mail: /** @type {number[]} */ ([]), name: /** @type {number[]} */ ([]) };
  let count = 0;

  /** @param {BenchVisitor} visitor */
  const logIn = async (visitor) => {
    const sent = await visitor.askForCode();
    times.mail.push(Date.now());
    const wrong = { ...sent, code: sent.code === '000000' ? '000001' : '000000' };
    const refused = await visitor.typeCode(wrong).catch((error) => error);
    if (!(refused instanceof Refused)) throw refused ?? new Error('A wrong code opened a session');
    if (refused.left !== 4)
      faults.push(`a wrong code left ${String(refused.left)} tries: ${String(refused)}`);
    await visitor.typeCode(sent);
    const session = visitor.session();
    const again = await visitor.typeCode(sent).catch((error) => error);
    if (!(again instanceof Refused) || again.code !== 'expired') {
      faults.push(`a code counted twice: ${again}`);
    }
    if (session !== visitor.session()) faults.push('a code opened two sessions');
  };

  const arrive = async () => {
    const { own, ...asking } = told.asking();
    const way = { ...asking, mailbox, patienceMs: PATIENCE_MS };
    const visitor = await newVisitor((count += 1), way);
    await logIn(visitor);
    const half = await visitor.beginWallet();
    const address = `0x${randomBytes(20).toString('hex')}`;
    const name = `visitor${visitor.number}.${PARENT}`;
    /** @type {Person} */
    const person = {
      first: { visitor, half },
      hasEndedSecond: false,
      promised: 0,
      name,
      address,
      own,
    };
    people.push(person);
    await alone(person, register);
  };

  /** @param {Person} person */
  const register = async ({ address, first, name }) => {
    const refused = await first.visitor.registerName(name, address);
    times.name.push(Date.now());
    if (refused !== undefined) faults.push(`a name was refused: ${refused}`);
  };

  /** @param {Person} person */
  const comeBack = async (person) => {
    const { first, second } = person;
    await first.visitor.resume();
    if ((await first.visitor.release()) !== first.half) faults.push('a half has changed');
    if (person.hasEndedSecond) return;
    if (!second) {
      const visitor = await first.visitor.onOtherDevice();
      await logIn(visitor);
      person.promised += 1;
      person.second = { visitor, half: await visitor.beginWallet(false) };
      return;
    }
    if ((await second.visitor.release()) !== second.half) faults.push('a half has changed');
    if (person.own.lost % 2 === 0) await first.visitor.revoke(second.visitor.id);
    else await first.visitor.endOthers();
    person.hasEndedSecond = true;
    if (!(await isEnded(second.visitor))) faults.push('a device that was ended goes on');
  };

  /** @param {Person} person @param {(person: Person) => Promise<unknown>} work */
  const alone = async (person, work) => {
    busy.add(person);
    try {
      await work(person);
    } finally {
      busy.delete(person);
    }
  };

  return {
    people,
    faults,
    times,

    /** Does the next thing that a person does. */
    next: async () => {
      const back = people[Math.floor(Math.random() * people.length)];
      const work =
        back && !busy.has(back) && Math.random() < 0.6 ? alone(back, comeBack) : arrive();
      await work.catch((error) => faults.push(String(error)));
    },
  };
}

/** Whether the service knows a device no more. @param {BenchVisitor} visitor */
export async function isEnded(visitor) {
  const refused = await visitor.resume().catch((error) => error);
  return refused instanceof Refused && refused.status === 401 && refused.code === 'session';
}
