/** A parameter of a function. */
export interface AbiParameter {
  readonly name: string;

  /** As in Solidity: `uint256`, `tuple[]`. */
  readonly type: string;
  readonly components?: readonly AbiParameter[];
}

/** One value of a request, and how it is written. */
export interface FieldFormat {
  readonly label: string;
  readonly path?: string;
  readonly value?: string;
  readonly format: string;
  readonly params: {
    readonly base?: string;
    readonly collection?: string;
    readonly collectionPath?: string;
    readonly decimals?: number;
    readonly encoding?: 'blockheight' | 'timestamp';
    readonly message?: string;
    readonly nativeCurrencyAddress?: string | readonly string[];
    readonly prefix?: boolean;
    readonly senderAddress?: string | readonly string[];
    readonly threshold?: number | string;
    readonly token?: string;
    readonly tokenPath?: string;
    readonly values?: Readonly<Record<string, string>>;
  };
}

interface Format {
  readonly intent?: string;
  readonly fields: readonly FieldFormat[];
}

export interface CallFormat extends Format {
  readonly selector: string;
  readonly inputs: readonly AbiParameter[];
}

export interface MessageFormat extends Format {
  /** The types as EIP-712 hashes them, or the primary type's name alone. */
  readonly type: string;
}

/** What the operator ships about a contract (ERC-7730), as the build has checked and written it. */
export interface Descriptor {
  readonly owner?: string;
  readonly domain?: { readonly name?: string; readonly version?: string };
  readonly calls?: readonly CallFormat[];
  readonly messages?: readonly MessageFormat[];
}
