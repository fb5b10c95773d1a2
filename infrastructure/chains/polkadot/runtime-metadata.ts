import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders';
import {
  decAnyMetadata,
  type UnifiedMetadata,
  unifyMetadata,
} from '@polkadot-api/substrate-bindings';
import { WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import { attempt } from '../../../domain/outside/attempt';
import type { Currency } from '../../../domain/runtime/metadata-hash';
import { type AssetId, assetArgument } from './asset-id';
import { joined } from '../../../domain/bytes/joined';
import { compact } from '../../../domain/runtime/scale-writer';
import { bytesOf, hexOf, readUnsigned } from './scale';

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

/** The extension that signs a hash of the metadata. */
const CHECK_METADATA_HASH = 'CheckMetadataHash';
const MODE_WITH_HASH = 1;

/** What the wallet signs of the metadata: its hash. */
export interface MetadataTerms {
  readonly mode: typeof MODE_WITH_HASH;
  readonly metadataHash: string;
}

/** The values for each extension of a transaction that requires one: no tips and no other offers. */
const extensionBytes: Readonly<Record<string, (terms: ExtrinsicTerms) => Uint8Array>> = {
  CheckEra: ({ era }) => era,
  CheckMortality: ({ era }) => era,
  CheckNonce: ({ nonce }) => compact(BigInt(nonce)),
  ChargeTransactionPayment: () => Uint8Array.of(0),
  ChargeAssetTxPayment: () => Uint8Array.of(0, 0),
  [CHECK_METADATA_HASH]: () => Uint8Array.of(MODE_WITH_HASH),
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
      const values = joined(
        asset ? assetArgument(asset) : Uint8Array.of(),
        Uint8Array.of(MULTI_ADDRESS_ID),
        to,
        compact(units),
      );
      // What the runtime reads as something else would be another call than the visitor reviewed.
      const isRead = hexOf(codec.enc(codec.dec(values))) === hexOf(values);
      const bytes = joined(Uint8Array.of(...location), values);
      return isRead && this.#isCallOf(bytes, asset?.pallet ?? 'Balances', call) ? bytes : undefined;
    });
  }

  /**
   * What is signed of the metadata; `undefined` for a chain whose transactions have no such part. The hash is of the types by which
   * {@link RuntimeMetadata.callOf} has read its call, so a node that names other numbers for calls gets a signature that the chain refuses.
   *
   * @throws `RPC_RESPONSE_INVALID` where the chain has the part, and the node gives no metadata of which there is a hash.
   */
  async termsOf(currency: Currency): Promise<MetadataTerms | undefined> {
    if (!this.extensionNames.includes(CHECK_METADATA_HASH)) return undefined;
    const metadata = this.#metadata;
    const { hashOf } = await import('./metadata-hash');
    const version = attempt(() => this.#constant('System', 'Version'));
    const prefix = attempt(() => this.#constant('System', 'SS58Prefix'));
    const specName = textOf(version, 'spec_name');
    const specVersion = numberOf(version, 'spec_version');
    const metadataHash =
      isHashable(metadata) &&
      specName !== undefined &&
      specVersion !== undefined &&
      typeof prefix === 'number'
        ? attempt(() => hashOf(metadata, { specName, specVersion, prefix }, currency))
        : undefined;
    if (metadataHash !== undefined) return { mode: MODE_WITH_HASH, metadataHash };
    throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the metadata has no hash' });
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
    return parts.every((part) => part !== undefined) ? joined(...parts) : undefined;
  }

  /** The extrinsic of `call`, signed by `publicKey`. `signature` begins with the byte for its kind. */
  extrinsicOf(
    call: Uint8Array,
    extra: Uint8Array,
    publicKey: Uint8Array,
    signature: Uint8Array,
  ): Uint8Array {
    const body = joined(
      Uint8Array.of(0x80 | EXTRINSIC_VERSION, MULTI_ADDRESS_ID),
      publicKey,
      signature,
      extra,
      call,
    );
    return joined(compact(BigInt(body.length)), body);
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

  /** Whether the types that are hashed read `bytes` as the call `name` of `pallet`, and nothing else. */
  #isCallOf(bytes: Uint8Array, pallet: string, name: string): boolean {
    const metadata = this.#metadata;
    if (!isHashable(metadata)) return true;
    const codec = this.#builder.buildDefinition(metadata.extrinsic.call);
    const read: unknown = codec.dec(bytes);
    const isNamed =
      textOf(read, 'type') === pallet && textOf(fieldOf(read, 'value'), 'type') === name;
    return isNamed && hexOf(codec.enc(read)) === hexOf(bytes);
  }

  #constant(pallet: string, name: string): unknown {
    const { constants = [] } = this.#metadata.pallets.find((one) => one.name === pallet) ?? {};
    const { value } = constants.find((one) => one.name === name) ?? {};
    return value && this.#builder.buildConstant(pallet, name).dec(value);
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

/** Version 14 does not say which type is that of calls. */
function isHashable(metadata: UnifiedMetadata): metadata is UnifiedMetadata<15> {
  return metadata.version === 15;
}
