/** @typedef {import('./ledger.mjs').SolanaLedger} SolanaLedger */
/** @typedef {readonly any[]} Params A caller's unchecked input. */

/**
 * Test-only changes of the chain, impossible on a real one, as JSON-RPC methods. They are a test's only
 * access to a chain in a container. Lamports are texts of digits, because they may exceed a JavaScript
 * number.
 *
 * @param {SolanaLedger} ledger
 * @returns {Readonly<Record<string, (params: Params) => unknown>>}
 */
export function testMethods(ledger) {
  const { svm } = ledger;
  return {
    test_getLamports: ([address]) => String(svm.getBalance(address) ?? 0n),
    test_setAccount: ([{ address, programAddress, data, lamports }]) => {
      const bytes = Uint8Array.from(Buffer.from(data, 'base64'));
      const size = BigInt(bytes.length);
      svm.setAccount({
        address,
        programAddress,
        executable: false,
        lamports: /** @type {never} */ (
          lamports === undefined ? svm.minimumBalanceForRentExemption(size) : BigInt(lamports)
        ),
        space: size,
        data: bytes,
      });
      return null;
    },
    test_addProgram: ([{ address, elf }]) => {
      svm.addProgram(address, Uint8Array.from(Buffer.from(elf, 'base64')));
      return null;
    },
    test_setPriorityPrice: ([microLamports]) => {
      ledger.priorityPrice = microLamports;
      return null;
    },
    test_expireBlockhashes: () => {
      ledger.expireBlockhashes();
      return null;
    },
    test_dropTransactions: ([isDropping]) => {
      ledger.dropTransactions(isDropping);
      return null;
    },
  };
}
