import { describe, expect, it } from '@jest/globals';
import { transaction } from '../../../../apps/gallery/stories/transactions';
import type { FungibleTransfer } from '../../../../domain/transaction/transaction';
import { transactionsCsv } from '../../../../domain/transaction/transactions-csv';

const paid: FungibleTransfer = {
  kind: 'fungible',
  direction: 'out',
  symbol: 'ETH',
  token: 'native',
  quantity: { units: 1_234_567_890_123_456_789n, scale: 18 },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
};

describe('the activity as CSV', () => {
  it('has a line for each transfer, with every digit and without a sign', () => {
    const pass = { kind: 'nft', direction: 'in', name: 'Pass #7', isSpam: false } as const;
    const one = transaction(1, 'trade', [paid, pass]);

    const [head, first, second, end] = transactionsCsv([one]).split('\r\n');

    expect(head).toBe(
      '"time","type","status","direction","amount","asset","contract","from","to","hash","network","reason"',
    );
    expect(first).toBe(
      [
        '2025-12-30T12:00:00.000Z',
        'trade',
        'confirmed',
        'out',
        '1.234567890123456789',
        'ETH',
        'native',
        one.metadata.sentFrom,
        paid.recipient,
        one.metadata.hash,
        'eip155:1',
        '',
      ]
        .map((cell) => `"${cell}"`)
        .join(','),
    );
    expect(second).toContain('"in","1","Pass #7"');
    expect(end).toBe('');
  });

  it('has a transaction that moved nothing, with its outcome and its reason', () => {
    const failed = transaction(1, 'execute', [], {
      status: 'failed',
      outcome: 'replaced',
      failure: 'out of gas',
    });

    expect(transactionsCsv([failed]).split('\r\n')[1]).toMatch(
      /"execute","replaced","","","",.*"out of gas"$/,
    );
  });

  it.each(['=cmd|"/c calc"!A1', '+1+1', '-2', '@SUM(A1)', '\t=1', '  =1', '\r=1'])(
    'gives a spreadsheet no formula: %j',
    (symbol) => {
      const csv = transactionsCsv([transaction(1, 'receive', [{ ...paid, symbol }])]);

      expect(csv).toContain(`,"'${symbol.replaceAll('"', '""')}",`);
    },
  );

  it('keeps quotes, commas and lines in one cell', () => {
    const [first] = [transaction(1, 'execute', [], { status: 'failed', failure: 'a,"b"\nc' })];

    expect(transactionsCsv([first])).toContain(',"a,""b""\nc"\r\n');
  });
});
