/** A reader of Polkadot's metadata and payloads that is not ours. */
export { expandMetadata, Metadata, TypeRegistry } from '@polkadot/types';
