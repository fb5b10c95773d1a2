import { describe, expect, it } from '@jest/globals';
import type {
  HistoryPart,
  HistoryStream,
  StreamBatch,
} from '../../../../infrastructure/history/history-part';
import { MergedStreams } from '../../../../infrastructure/history/merged-streams';

describe('MergedStreams', () => {
  it('holds a transaction back until every list has come as far', async () => {
    const merged = new MergedStreams([
      stream(batch(9, part('a', 10), part('b', 9)), batch(0, part('c', 1))),
      stream(batch(5, part('d', 8), part('e', 6)), batch(0)),
    ]);

    expect(await hashesOf(merged, 2)).toEqual(['a', 'b']);
    expect(await hashesOf(merged, 2)).toEqual(['d', 'e']);
    expect(await hashesOf(merged, 2)).toEqual(['c']);
    expect(merged.hasMore).toBe(false);
  });

  it('joins the parts of one transaction, each once', async () => {
    const merged = new MergedStreams([
      stream(batch(0, part('a', 5), part('a', 5))),
      stream(batch(0, part('a', 5, 'a/1'), part('a', 5, 'a/2'))),
    ]);

    const [found] = await merged.next(10);

    expect(found?.parts.map(({ key }) => key)).toEqual(['a', 'a/1', 'a/2']);
  });

  it('drops a part that comes too late', async () => {
    const merged = new MergedStreams([
      stream(batch(5, part('a', 9)), batch(0, part('late', 5), part('b', 4))),
    ]);

    expect(await hashesOf(merged, 10)).toEqual(['a', 'b']);
  });

  it('ends a list that does not move on', async () => {
    const stuck = stream(...Array.from({ length: 9 }, () => batch(9, part('a', 9))));
    const merged = new MergedStreams([stuck]);

    expect(await hashesOf(merged, 10)).toEqual(['a']);
    expect(merged.hasMore).toBe(false);
    expect(stuck.asked).toHaveLength(2);
  });

  it('asks each list at most three times for a page', async () => {
    const slow = stream(...Array.from({ length: 9 }, (_, index) => batch(90 - index)));
    const merged = new MergedStreams([slow]);

    expect(await hashesOf(merged, 10)).toEqual([]);
    expect(merged.hasMore).toBe(true);
    expect(slow.asked).toHaveLength(3);
  });

  it('tells a list that searches ranges how far the others have come', async () => {
    const ranged = { ...stream(batch(7)), isRanged: true };
    const merged = new MergedStreams([stream(batch(7, part('a', 8))), ranged]);

    await merged.next(1);

    expect(ranged.asked).toEqual([7]);
  });

  it('has the later one of a block first, and a mere movement behind its neighbours', async () => {
    const known = {
      head: { status: 'confirmed', sentFrom: '', sentTo: '', operationType: '' },
    } as const;
    const merged = new MergedStreams([
      stream(
        batch(
          0,
          { ...part('moved', 5), place: 0 },
          { ...part('first', 5), place: 0, ...known },
          { ...part('second', 5), place: 1, ...known },
        ),
      ),
    ]);

    expect(await hashesOf(merged, 10)).toEqual(['second', 'first', 'moved']);
  });

  it('throws what a list throws, and stops with its signal', async () => {
    const error = new Error('down');
    const failing: HistoryStream = {
      next: async () => {
        throw error;
      },
    };
    await expect(new MergedStreams([failing]).next(1)).rejects.toBe(error);

    const signal = AbortSignal.abort('over');
    const endless = stream(batch(9), batch(8));
    await expect(new MergedStreams([endless]).next(1, signal)).rejects.toBe('over');
    expect(endless.asked).toHaveLength(1);
  });
});

async function hashesOf(merged: MergedStreams, size: number): Promise<readonly string[]> {
  return (await merged.next(size)).map(({ hash }) => hash);
}

function stream(...batches: readonly StreamBatch[]) {
  const asked: number[] = [];
  const left = [...batches];
  const next: HistoryStream['next'] = async (_signal, wanted) => {
    asked.push(wanted);
    return left.shift() ?? { parts: [], completeFrom: 0 };
  };
  return { asked, next };
}

function batch(completeFrom: number, ...parts: readonly HistoryPart[]): StreamBatch {
  return { completeFrom, parts };
}

function part(hash: string, height: number, key = hash): HistoryPart {
  return { key, hash, height, place: 0, moves: [] };
}
