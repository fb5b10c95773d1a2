import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders';
import { decAnyMetadata, unifyMetadata } from '@polkadot-api/substrate-bindings';
import { WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import { attempt } from '../../../domain/outside/attempt';
import { bytesOf, joinedBytes, readUnsigned, writeCompact } from './scale';

/** A transfer of the chain's native currency, or of the asset of pallet Assets with this id. */
export interface Transfer {
  readonly to: Uint8Array;
  readonly units: bigint;
  readonly assetId?: bigint | undefined;

  /** Whether it is all that the sender holds of the asset. */
  readonly isAll?: boolean;
}

/** What a transaction says of itself beside its call. */
export interface ExtrinsicTerms {
  readonly era: Uint8Array;
  readonly nonce: number;
}

/** What transactions carry for each extension that asks for something, without tips and other offers. */
const extensionBytes: Readonly<Record<string, (terms: ExtrinsicTerms) => Uint8Array>> = {
  CheckEra: ({ era }) => era,
  CheckMortality: ({ era }) => era,
  CheckNonce: ({ nonce }) => writeCompact(BigInt(nonce)),
  ChargeTransactionPayment: () => Uint8Array.of(0),
  ChargeAssetTxPayment: () => Uint8Array.of(0, 0),
  CheckMetadataHash: () => Uint8Array.of(0),
};

/** The format of signed extrinsics that is written here. */
const EXTRINSIC_VERSION = 4;
const MULTI_ADDRESS_ID = 0;

/** What a chain says about its own runtime: which calls there are, and how transactions are written. */
export class RuntimeMetadata {
  readonly #metadata: ReturnType<typeof unifyMetadata>;
  readonly #lookup: ReturnType<typeof getLookupFn>;
  readonly #builder: ReturnType<typeof getDynamicBuilder>;

  /** @throws `RPC_RESPONSE_INVALID` for what is no metadata. */
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

  /** What an account must hold to exist, in base units of the chain's native currency. */
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
   * The call that does `transfer`, or `undefined` where there is none. It leaves the sender's account alive, and
   * what is held of an asset unless that is sent as a whole: what is left would be less than its minimum.
   */
  callOf({ assetId, isAll = false, to, units }: Transfer): Uint8Array | undefined {
    const pallet = assetId === undefined ? 'Balances' : 'Assets';
    const call = assetId !== undefined && isAll ? 'transfer' : 'transfer_keep_alive';
    return attempt(() => {
      const { location } = this.#builder.buildCall(pallet, call);
      return joinedBytes(
        Uint8Array.of(...location),
        assetId === undefined ? Uint8Array.of() : writeCompact(assetId),
        Uint8Array.of(MULTI_ADDRESS_ID),
        to,
        writeCompact(units),
      );
    });
  }

  /**
   * What a transaction carries for the chain's extensions, or `undefined` where one of them asks for
   * something that is not known here.
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
   * Whether extrinsic number `index` of the block with these `events` did what it should.
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

  get #extensions(): readonly { readonly identifier: string; readonly type: number }[] {
    return this.#metadata.extrinsic.extensionsByVersion[0] ?? [];
  }

  /** What stands for nothing: no byte where the type has none, a zero where it is optional. */
  #emptyOf(type: number): Uint8Array | undefined {
    const definition = this.#lookup(type);
    if (definition.type === 'void') return Uint8Array.of();
    return definition.type === 'option' ? Uint8Array.of(0) : undefined;
  }
}
