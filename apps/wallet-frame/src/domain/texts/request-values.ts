/**
 * The words in the values of a reading. A reading is the same in every language, because it is hashed, and another page may draw
 * it: what draws it says these in the visitor's language.
 */
export const drawnValues = {
  unlimited: 'Unlimited',
  unlimitedOf: (unit: string) => `Unlimited ${unit}`,
  coinAmount: (number: string) => `${number} of the network’s coin`,
  baseUnits: (units: string) => `${units} base units`,
  noDecimals: (units: string) => `${units} (the token names no decimals)`,
  bytes: (count: number) => `${count} more bytes`,
  item: (id: string) => `Item ${id}`,
  granted: (what: string, contract: string, to: string) => `${what} (${contract}), by ${to}`,
  slots: (contract: string, count: number) => `${contract}, ${count} values`,
  everyItem: (contract: string, to: string) => `Every item of ${contract}, by ${to}`,
  anyItem: (contract: string) => `Any item of ${contract}`,
  atLeast: (amount: string) => `At least ${amount}`,
  forever: 'No end',
  now: 'At once',
  never: 'Never',
  sameBlock: 'Only in the same block',
  blocks: (count: number) => `${count} blocks from now, at most`,
  chainChecks: 'The network’s own description. The network checks it.',
  sponsored: 'Sponsored: you pay no network fee',
  nodeSays: 'The description that the wallet’s node gives',
} as const;

/** With those of what a request or an operator names, which stay as they are. */
export const requestValues = {
  ...drawnValues,

  /** What stands behind an amount of it, as it is read back. */
  coin: 'of the network’s coin',
  yourAccount: (address: string) => `${address} (your account)`,
  ability: (what: string, where: string) => `${what}: ${where}`,
  none: 'None',
  yes: 'Yes',
  no: 'No',
} as const;
