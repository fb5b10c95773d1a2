import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWidgetError } from '../../../../domain/errors/widget-error';
import {
  matchAnswers,
  rpcErrorIn,
  type RpcOutcome,
} from '../../../../infrastructure/rpc/rpc-answer';

const ok = (id: unknown, result: unknown = `value ${id}`): object => ({
  jsonrpc: '2.0',
  id,
  result,
});
const failed = (id: unknown): object => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32000, message: 'no', data: '0x1' },
});

describe('matchAnswers', () => {
  it('returns to each call its own answer, in any order', () => {
    expect(matchAnswers([1, 2, 3], [ok(3), ok(1), ok(2)])).toEqual([
      { value: 'value 1' },
      { value: 'value 2' },
      { value: 'value 3' },
    ]);
  });

  it('accepts ids as text', () => {
    expect(matchAnswers([1, 2], [ok('2', 'two'), ok('1', 'one')])).toEqual([
      { value: 'one' },
      { value: 'two' },
    ]);
  });

  it.each([
    ['is missing', [ok(1)]],
    ['carries an unknown id', [ok(1), ok(99)]],
    ['carries no id', [ok(1), { result: 'value' }]],
    ['is null', [ok(1), null]],
    ['is text', [ok(1), 'value']],
    ['is given twice with different values', [ok(1), ok(2, 'mine'), ok(2, "another's")]],
    ['has neither a result nor an error', [ok(1), { jsonrpc: '2.0', id: 2 }]],
    ['has both a result and an error', [ok(1), { ...failed(2), result: 'value' }]],
    ['has an error without a code', [ok(1), { id: 2, error: { message: 'no' } }]],
    ['has an error that is text', [ok(1), { id: 2, error: 'no' }]],
  ])('fails only the call whose answer %s', (_name, body) => {
    const [first, second] = matchAnswers([1, 2], body);
    expect(first).toEqual({ value: 'value 1' });
    expect(reasonOf(second)).toMatch(/answer|result|error/);
  });

  it('accepts a repeated answer with the same value', () => {
    expect(matchAnswers([1, 2], [ok(1), ok(2), ok(1)])).toEqual([
      { value: 'value 1' },
      { value: 'value 2' },
    ]);
  });

  it('keeps null and false as values', () => {
    expect(matchAnswers([1], ok(1, null))).toEqual([{ value: null }]);
    expect(matchAnswers([1], ok(1, false))).toEqual([{ value: false }]);
  });

  it('reads JSON-RPC 1.0 answers, which set the other half to null', () => {
    expect(matchAnswers([1], { id: 1, result: 7, error: null })).toEqual([{ value: 7 }]);
    const [outcome] = matchAnswers([1], { ...failed(1), result: null });
    expect(outcome).toMatchObject({ error: { code: 'RPC' } });
  });

  it("reports the node's error with its code, message and data", () => {
    const [outcome] = matchAnswers([1], failed(1));
    expect(outcome).toMatchObject({
      error: { code: 'RPC', context: { rpcCode: -32000, rpcMessage: 'no', data: '0x1' } },
    });
  });

  it('assigns an error without an id to the only call', () => {
    const [outcome] = matchAnswers([1], failed(null));
    expect(outcome).toMatchObject({ error: { code: 'RPC' } });
  });

  it('never accepts a value without an id, or with another one', () => {
    expect(reasonOf(matchAnswers([1], ok(null))[0])).toBe('the call has no answer in it');
    expect(reasonOf(matchAnswers([1], ok(2))[0])).toBe('the call has no answer in it');
  });

  it('throws the one error that stands for a whole batch', () => {
    expect(() => matchAnswers([1, 2], failed(null))).toThrow(
      expect.objectContaining({ code: 'RPC' }),
    );
    expect(() => matchAnswers([1, 2], ok(1))).toThrow(
      expect.objectContaining({ context: { reason: 'it is not a batch' } }),
    );
  });

  it.each([null, 'text', 7, true])('reports %p as unreadable', (body) => {
    expect(() => matchAnswers([1], body)).toThrow(
      expect.objectContaining({ context: { reason: 'it is not JSON-RPC', isUnreadable: true } }),
    );
  });

  it("never returns another call's value, for any answer", () => {
    const item = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.oneof(fc.nat(6), fc.nat(6).map(String)), result: fc.nat(6) }),
      fc.record({ id: fc.nat(6), error: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.array(item), (answers) => {
        const outcomes = matchAnswers([1, 2, 3], answers);
        expect(outcomes).toHaveLength(3);
        outcomes.forEach((outcome, index) => {
          if ('error' in outcome) {
            expect(isWidgetError(outcome.error)).toBe(true);
            return;
          }
          const own = answers.filter((one) => idOf(one) === String(index + 1));
          expect(own.map((one) => (one as { result: unknown }).result)).toContain(outcome.value);
        });
      }),
    );
  });
});

describe('rpcErrorIn', () => {
  it('reads an error with and without the envelope', () => {
    expect(rpcErrorIn({ error: { code: 7, message: 'x' } })?.context.rpcCode).toBe(7);
    expect(rpcErrorIn({ code: 31, message: 'batch too large' })?.context.rpcCode).toBe(31);
  });

  it('finds none in any other value', () => {
    for (const body of [
      null,
      'x',
      [],
      {},
      { error: 'x' },
      { error: { code: '7', message: 'x' } },
    ]) {
      expect(rpcErrorIn(body)).toBeUndefined();
    }
  });
});

function reasonOf(outcome: RpcOutcome | undefined): string | undefined {
  const error = outcome && 'error' in outcome ? outcome.error : undefined;
  return isWidgetError(error, 'RPC_RESPONSE_INVALID') ? error.context.reason : undefined;
}

function idOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return String(answer.id);
}
