import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { AbiWords, sizedBytes, wordOf } from '../../domain/abi-words';
import { addressOf } from '../evm/account-signature';
import { addressUnder, ETHER } from './coin-addresses';
import { labelUnder } from './name-label';
import type { RegisteredName, RegisteredNames } from './registered-names';

/** How long a signed answer may be used. */
const LIFE_SECONDS = 300;

const SELECTOR = 4;

/** `resolve(bytes name, bytes data)` of ENSIP-10. */
const RESOLVE = '9061b923';

/** What resolvers are asked: each with what is answered for a name, or for none. */
const records: Readonly<
  Record<string, (name: RegisteredName | undefined, args: AbiWords) => Uint8Array | undefined>
> = {
  // addr(bytes32)
  '3b3b57de': (name) => wordOf(BigInt((name && addressUnder(name, ETHER)) ?? 0)),
  // addr(bytes32,uint256)
  f1cb7e06: (name, args) => {
    const coinType = args.number(1);
    if (coinType === undefined) return undefined;
    const address = name && addressUnder(name, coinType);
    return oneValue(Buffer.from(address?.slice(2) ?? '', 'hex'));
  },
  // text(bytes32,string)
  '59d1d43c': (name, args) => {
    const key = args.bytes(1);
    if (!key) return undefined;
    const own = Object.entries(name?.texts ?? {});
    const [, text = ''] = own.find(([known]) => known === Buffer.from(key).toString()) ?? [];
    return oneValue(Buffer.from(text));
  },
  // contenthash(bytes32)
  bc1c58d1: () => oneValue(Uint8Array.of()),
};

export interface NameGatewayDeps {
  readonly names: RegisteredNames;
  readonly now: () => number;
  readonly parent: string;
  readonly signerKey: Uint8Array;
}

/** Answers the calls that an `OffchainResolver` passes on (EIP-3668), so that wallets and libraries read the names as ENS's. */
export class NameGateway {
  readonly #deps: NameGatewayDeps;

  constructor(deps: NameGatewayDeps) {
    this.#deps = deps;
  }

  /** The account whose signatures the resolver has to accept. */
  get signer(): string {
    return addressOf(secp256k1.getPublicKey(this.#deps.signerKey));
  }

  /**
   * The signed answer to the call `data` of the resolver at `sender`, as the resolver reads it; `undefined` where it cannot be
   * answered: it is no call for a name under the parent, or its two names differ.
   */
  async answer(sender: Uint8Array, data: Uint8Array): Promise<Uint8Array | undefined> {
    const { names, now, parent, signerKey } = this.#deps;
    if (selectorOf(data) !== RESOLVE) return undefined;
    const call = new AbiWords(data.subarray(SELECTOR));
    const labels = labelsIn(call.bytes(0));
    const inner = call.bytes(1);
    const asked = labels?.join('.');
    if (!labels || !inner || !(asked === parent || asked?.endsWith(`.${parent}`))) return undefined;
    const args = new AbiWords(inner.subarray(SELECTOR));
    const node = args.word(0);
    const encode = Object.hasOwn(records, selectorOf(inner)) && records[selectorOf(inner)];
    if (!encode || !node || Buffer.compare(node, namehash(labels)) !== 0) return undefined;
    const label = labelUnder(parent, asked);
    const name =
      label === `${labels[0]}` && labels.length === parent.split('.').length + 1
        ? await names.find(label)
        : undefined;
    const result = encode(name, args);
    if (!result) return undefined;
    const expires = BigInt(Math.floor(now() / 1000) + LIFE_SECONDS);
    const signed = [sender, wordOf(expires).slice(-8), keccak_256(data), keccak_256(result)];
    const hash = keccak_256(Buffer.concat([Uint8Array.of(0x19, 0x00), ...signed]));
    const signature = secp256k1.sign(hash, signerKey, { prehash: false, format: 'recovered' });
    const compact = Buffer.concat([signature.slice(1), Uint8Array.of(27 + (signature[0] ?? 0))]);
    const [body, proof] = [sizedBytes(result), sizedBytes(compact)];
    const head = [wordOf(96), wordOf(expires), wordOf(96 + body.length)];
    return Buffer.concat([...head, body, proof]);
  }
}

function selectorOf(call: Uint8Array): string {
  return Buffer.from(call.subarray(0, SELECTOR)).toString('hex');
}

function oneValue(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([wordOf(32), sizedBytes(bytes)]);
}

/** The labels of a name in DNS's form: each after its length, and 0 at the end. */
function labelsIn(name: Uint8Array | undefined): readonly string[] | undefined {
  if (!name) return undefined;
  const labels: string[] = [];
  let at = 0;
  for (;;) {
    const length = name[at];
    if (length === undefined) return undefined;
    if (length === 0) return at === name.length - 1 && labels.length > 0 ? labels : undefined;
    labels.push(Buffer.from(name.subarray(at + 1, at + 1 + length)).toString());
    at += 1 + length;
  }
}

function namehash(labels: readonly string[]): Uint8Array {
  return labels.reduceRight(
    (node, label) => keccak_256(Buffer.concat([node, keccak_256(Buffer.from(label))])),
    new Uint8Array(32),
  );
}
