import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { randomBytes } from 'node:crypto';
import {
  chosenNameOf,
  firstRecordOf,
  NAME_PROGRAM,
  nameAccountOf,
  OFFERS_PROGRAM,
  reverseAccountOf,
  ROOT_NAME,
  secondRecordOf,
  TOKENIZER_PROGRAM,
  tokenRecordOf,
} from '../../../infrastructure/chains/solana/sns/sns-addresses';
import type { SolanaControl } from './solana-control';

/** A key that can own names, and sign records of the first version. */
export interface SnsOwner {
  readonly address: string;
  readonly sign: (message: Uint8Array) => Uint8Array;
}

/** How a record of the second version was validated: 1 stands for a signature on Solana. */
export interface RecordTerms {
  readonly writtenBy: string;
  readonly agreedBy: string;
  readonly validation?: number;
}

/** Names of SNS on a test chain: their accounts, in the layout that SNS documents. */
export class Sns {
  readonly #control: SolanaControl;

  constructor(control: SolanaControl) {
    this.#control = control;
  }

  static owner(): SnsOwner {
    const secret = Uint8Array.from(randomBytes(32));
    return {
      address: base58.encode(ed25519.getPublicKey(secret)),
      sign: (message) => ed25519.sign(message, secret),
    };
  }

  /** Registers `name`, with its text where the chain can find it by the account. Returns the account. */
  async register(name: string, owner: string, text = name): Promise<string> {
    const labels = name.split('.');
    const account = await nameAccountOf(labels);
    const isBeneath = labels.length > 1;
    const parent = isBeneath ? await nameAccountOf(labels.slice(1)) : ROOT_NAME;
    await this.#name(account, { parent, owner });
    const [own = ''] = text.split('.');
    const label = Buffer.from(isBeneath ? `\0${own}` : own);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(label.length);
    const reverse = await reverseAccountOf(account, isBeneath ? parent : undefined);
    await this.#name(reverse, { data: Buffer.concat([size, label]) });
    return account;
  }

  /** Makes `name` the one that `owner` chose, whether it is its own or not. */
  async choose(owner: string, name: string): Promise<void> {
    const account = await nameAccountOf(name.split('.'));
    const data = Buffer.concat([Buffer.of(1), base58.decode(account)]);
    await this.#control.setAccount(await chosenNameOf(owner), OFFERS_PROGRAM, data);
  }

  async record(
    name: string,
    kind: string,
    content: Uint8Array,
    { agreedBy, validation = 1, writtenBy }: RecordTerms,
  ): Promise<void> {
    const head = Buffer.alloc(8);
    head.writeUInt16LE(validation, 0);
    head.writeUInt16LE(1, 2);
    head.writeUInt32LE(content.length, 4);
    const ids = [writtenBy, agreedBy].map((each) => base58.decode(each));
    const account = await secondRecordOf(await nameAccountOf(name.split('.')), kind);
    await this.#name(account, { data: Buffer.concat([head, ...ids, content]) });
  }

  /** A record of the first version with an address, signed by `signer`. */
  async signedRecord(name: string, address: string, signer: SnsOwner): Promise<void> {
    const account = await firstRecordOf(await nameAccountOf(name.split('.')), 'SOL');
    const content = Buffer.from(base58.decode(address));
    const signed = Buffer.concat([content, base58.decode(account)]).toString('hex');
    await this.#name(account, {
      data: Buffer.concat([content, signer.sign(Buffer.from(signed))]),
    });
  }

  /** Makes `name` a token, which `holder` has. */
  async tokenize(name: string, holder: string): Promise<void> {
    const { control, account } = { control: this.#control, account: name.split('.') };
    const mint = await control.createMint(0, undefined, undefined, undefined, 1n);
    await control.giveTokens(mint, Sns.owner().address, 0n);
    await control.giveTokens(mint, holder, 1n);
    const at = await nameAccountOf(account);
    const keys = [at, holder, mint.address].map((each) => base58.decode(each));
    const data = Buffer.concat([Buffer.of(2, 255), ...keys]);
    await control.setAccount(await tokenRecordOf(at), TOKENIZER_PROGRAM, data);
  }

  async #name(
    account: string,
    {
      parent = NOTHING,
      owner = NOTHING,
      data = Buffer.alloc(0),
    }: { readonly parent?: string; readonly owner?: string; readonly data?: Uint8Array },
  ): Promise<void> {
    const keys = [parent, owner, NOTHING].map((each) => base58.decode(each));
    await this.#control.setAccount(account, NAME_PROGRAM, Buffer.concat([...keys, data]));
  }
}

/** 32 zeros. */
const NOTHING = '1'.repeat(32);
