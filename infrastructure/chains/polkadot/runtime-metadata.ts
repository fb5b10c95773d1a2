import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders';
import { decAnyMetadata, unifyMetadata } from '@polkadot-api/substrate-bindings';
import { WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import { attempt } from '../../../domain/outside/attempt';
import { type AssetId, assetArgument } from './asset-id';
import { bytesOf, hexOf, joinedBytes, readUnsigned, writeCompact } from './scale';

/** A transfer of the chain's native currency, or of an asset. */
export interface Transfer {
  readonly to: Uint8Array;
  readonly units: bigint;
  readonly asset?: AssetId | undefined;

  /** Whether it is the sender's whole balance of the asset. */
  readonly isAll?: boolean;
}

/** The fields of a transaction beside its call. */
export interface ExtrinsicTerms {
  readonly era: Uint8Array;
  readonly nonce: number;
}

/** The values for each extension of a transaction that requires one: no tips and no other offers. */
const extensionBytes: Readonly<Record<string, (terms: ExtrinsicTerms) => Uint8Array>> = {
  CheckEra: ({ era }) => era,
  CheckMortality: ({ era }) => era,
  CheckNonce: ({ nonce }) => writeCompact(BigInt(nonce)),
  ChargeTransactionPayment: () => Uint8Array.of(0),
  ChargeAssetTxPayment: () => Uint8Array.of(0, 0),
  CheckMetadataHash: () => Uint8Array.of(0),
};

/** The format of signed extrinsics that this class writes. */
const EXTRINSIC_VERSION = 4;
const MULTI_ADDRESS_ID = 0;

/** An entry of a runtime's storage. */
export interface StorageEntry {
  /** The key of the value for these arguments; `undefined` for arguments of another form. */
  readonly keyOf: (...args: readonly unknown[]) => string | undefined;

  /** The value in a node's answer. @throws `RPC_RESPONSE_INVALID` */
  readonly valueIn: (answer: unknown) => unknown;
}

/** A chain's description of its own runtime: the calls that exist, and how transactions are encoded. */
export class RuntimeMetadata {
  readonly #metadata: ReturnType<typeof unifyMetadata>;
  readonly #lookup: ReturnType<typeof getLookupFn>;
  readonly #builder: ReturnType<typeof getDynamicBuilder>;

  /** @throws `RPC_RESPONSE_INVALID` for bytes that are no metadata. */
  constructor(encoded: Uint8Array) {
    try {
      this.#metadata = unifyMetadata(decAnyMetadata(encoded));
      this.#lookup = getLookupFn(this.#metadata);
      this.#builder = getDynamicBuilder(this.#lookup);
    } catch (cause) {
      const context = { reason: 'the metadata cannot be read' };
      throw new WidgetError('RPC_RESPONSE_INVALID', context, { cause });
    }
  }

  /** The existential deposit, in base units of the chain's native currency. */
  get existentialDeposit(): bigint {
    const balances = this.#metadata.pallets.find(({ name }) => name === 'Balances');
    const constant = balances?.constants.find(({ name }) => name === 'ExistentialDeposit');
    const bytes = bytesOf(constant?.value);
    return bytes ? readUnsigned(bytes, 0, bytes.length) : 0n;
  }

  /** The names of the extensions of a transaction, in their order. */
  get extensionNames(): readonly string[] {
    return this.#extensions.map(({ identifier }) => identifier);
  }

  /**
   * The call for `transfer`, or `undefined` where there is none. It keeps the sender's account alive. It also
   * keeps a balance of the asset, unless the whole balance is sent, which would leave less than the asset's
   * minimum.
   */
  callOf({ asset, isAll = false, to, units }: Transfer): Uint8Array | undefined {
    const call = asset && isAll ? 'transfer' : 'transfer_keep_alive';
    return attempt(() => {
      const { codec, location } = this.#builder.buildCall(asset?.pallet ?? 'Balances', call);
      const values = joinedBytes(
        asset ? assetArgument(asset) : Uint8Array.of(),
        Uint8Array.of(MULTI_ADDRESS_ID),
        to,
        writeCompact(units),
      );
      // What the runtime reads as something else would be another call than the visitor reviewed.
      const isRead = hexOf(codec.enc(codec.dec(values))) === hexOf(values);
      return isRead ? joinedBytes(Uint8Array.of(...location), values) : undefined;
    });
  }

  /**
   * The values for the chain's extensions, or `undefined` where an extension requires a value that is unknown
   * here.
   */
  extraOf(terms: ExtrinsicTerms): Uint8Array | undefined {
    const parts = this.#extensions.map(({ identifier, type }) => {
      if (Object.hasOwn(extensionBytes, identifier)) return extensionBytes[identifier]?.(terms);
      return this.#emptyOf(type);
    });
    return parts.every((part) => part !== undefined) ? joinedBytes(...parts) : undefined;
  }

  /** The extrinsic of `call`, signed by `publicKey`. `signature` begins with the byte for its kind. */
  extrinsicOf(
    call: Uint8Array,
    extra: Uint8Array,
    publicKey: Uint8Array,
    signature: Uint8Array,
  ): Uint8Array {
    const body = joinedBytes(
      Uint8Array.of(0x80 | EXTRINSIC_VERSION, MULTI_ADDRESS_ID),
      publicKey,
      signature,
      extra,
      call,
    );
    return joinedBytes(writeCompact(BigInt(body.length)), body);
  }

  /**
   * Whether extrinsic number `index` of the block with these `events` succeeded.
   *
   * @throws `RPC_RESPONSE_INVALID` where the events cannot be read or do not say.
   */
  hasSucceeded(index: number, events: Uint8Array): boolean {
    const all = attempt(
      () => this.#builder.buildStorage('System', 'Events').value.dec(events) as unknown,
    );
    const outcome = (Array.isArray(all) ? (all as readonly unknown[]) : [])
      .filter((record) => fieldOf(fieldOf(record, 'phase'), 'value') === index)
      .map((record) => fieldOf(record, 'event'))
      .filter((event) => textOf(event, 'type') === 'System')
      .map((event) => textOf(fieldOf(event, 'value'), 'type'))
      .find((name) => name === 'ExtrinsicSuccess' || name === 'ExtrinsicFailed');
    if (outcome) return outcome === 'ExtrinsicSuccess';
    throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the events cannot be read' });
  }

  /** The entry `name` in the storage of `pallet`; `undefined` where the runtime has none. */
  entryOf(pallet: string, name: string): StorageEntry | undefined {
    const storage = attempt(() => this.#builder.buildStorage(pallet, name));
    return (
      storage && {
        keyOf: (...args) => attempt(() => storage.keys.enc(...args)),
        valueIn: (answer) => {
          const read = attempt(() => ({ value: storage.value.dec(String(answer)) as unknown }));
          if (read) return read.value;
          const reason = `${pallet}.${name} cannot be read`;
          throw new WidgetError('RPC_RESPONSE_INVALID', { reason });
        },
      }
    );
  }

  get #extensions(): readonly { readonly identifier: string; readonly type: number }[] {
    return this.#metadata.extrinsic.extensionsByVersion[0] ?? [];
  }

  /** The encoding of an absent value: no byte where the type has none, a zero where it is optional. */
  #emptyOf(type: number): Uint8Array | undefined {
    const definition = this.#lookup(type);
    if (definition.type === 'void') return Uint8Array.of();
    return definition.type === 'option' ? Uint8Array.of(0) : undefined;
  }
}
