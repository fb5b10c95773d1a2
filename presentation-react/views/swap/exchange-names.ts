/** Contracts that have one address on every network where they are, and the program of Jupiter. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  '0x111111125421ca6dc452d289314280a0f8842a65': '1inch',
  '0x0000000000001ff3684f28c67538d4d072c22734': '0x',
  '0x0000000000005e88410ccdfade4a5efae4b49562': '0x',
  JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4: 'Jupiter',
};

/** Uniswap's routers, which its documentation lists. No one else can have a contract at one of these addresses. */
const UNISWAP: ReadonlySet<string> = new Set([
  '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24',
  '0x4a7b5da61326a6379179b40d00f57e5bbdc962c2',
  '0xedf6066a2b290c185783862c7f4776a2c8077ad1',
  '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45',
  '0xb971ef87ede563556b2ed4b1c0b0019111dd85d2',
  '0x99c56385dabce3e81d8499d0b8d0257abc07e8a3',
  '0x2626664c2603336e57b271c5c0b26f421741e481',
  '0xbb00ff08d01d300023c629e8ffffcb65a5a578ce',
  '0xc6d25285d5c5b62b7ca26d6092751a145d50e9be',
  '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  '0x851116d9223fabed8e56c0e6b8ad0c31d98b3507',
  '0x1906c1d672b88cd1b9ac7593301ca990f94eae07',
  '0x1095692a6237d83c6a72f3f5efedb9a670c49223',
  '0x6ff5693b99212da76ad316178a184ab56d299b43',
  '0xa51afafe0263b40edaef0df8781ea9aa03e381a3',
  '0x94b75331ae8d42c1b61065089b7d48fe14aa73b7',
]);

/** What the exchange at an address is called, by the address alone. */
export function exchangeName(address: string): string | undefined {
  const contract = address.startsWith('0x') ? address.toLowerCase() : address;
  if (UNISWAP.has(contract)) return 'Uniswap';
  return Object.hasOwn(EVERYWHERE, contract) ? EVERYWHERE[contract] : undefined;
}
