/** An address in groups of four characters, `0x` with the first of them. Joined, they are the address again. */
export function addressGroups(address: string): readonly string[] {
  return address.match(/(?:^0x)?[^]{1,4}/gu) ?? [];
}
