/** EntryPoint 0.8 of ERC-4337, at the same address on every network. */
export const ENTRY_POINT = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';

/** The factory of its own accounts, at the same address on every network. */
export const FACTORY = '0x13e9ed32155810fdbd067d4522c492d6f68e5944';

/** What the accounts of that factory run. */
export const FACTORY_CODE = '0x28426d752372d68d34340bd94390950dce3c9ec3';

/** The Keccak hash of the proxy that the factory deploys. */
export const PROXY_HASH = '0x41ee894da413cc99e8dec0a1784470eceb736845ad1591e06ff0ecdf0aca26c9';

/** Where the proxy keeps the address of what it runs (ERC-1967). */
export const PROXY_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

/** The code of a smart account with EIP-7702, as the wallet's frame sets it. */
export const ACCOUNT_CODE = '0xe6cae83bde06e4c305530e199d7217f42808555b';

/** What an account has in the place of a code whose code is another's (EIP-7702). */
export const DELEGATED = `0xef0100${ACCOUNT_CODE.slice(2)}`;

/**
 * What an operation has in the place of a factory where it gives the account its code. Bundlers pass on the longer form as it is,
 * and a paymaster's contract hashes the bytes that it gets.
 */
export const UPGRADES = /^0x7702(?:0{36})?$/;
