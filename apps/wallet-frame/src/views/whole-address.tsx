/** A whole address in groups of four. Selected or copied, it has no blanks. */
export function WholeAddress({ address }: { readonly address: string }) {
  const groups = address.match(/^0x.{4}|.{1,4}/gu) ?? [];
  return (
    <span className="whole-address address" dir="ltr" translate="no">
      {groups.map((group, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The groups of an address never move.
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}
