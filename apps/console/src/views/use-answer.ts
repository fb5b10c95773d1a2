import { useCallback, useEffect, useRef, useState } from 'react';
import { wordsOf } from '../domain/console-refusal';

interface Read<Value> {
  readonly read: Value | undefined;

  /** One sentence, where it could not be read. */
  readonly problem: string | undefined;
}

export interface Answer<Value> extends Read<Value> {
  readonly again: () => void;
}

/** What the service answers to a question that is asked when the view opens, and again when the operator asks. */
export function useAnswer<Value>(ask: () => Promise<Value>): Answer<Value> {
  const [{ problem, read }, setState] = useState<Read<Value>>({
    read: undefined,
    problem: undefined,
  });
  const latest = useRef(0);
  const again = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    ask().then(
      (value) => {
        if (own === latest.current) setState({ read: value, problem: undefined });
      },
      (error: unknown) => {
        if (own !== latest.current) return;
        setState((before) => ({ read: before.read, problem: wordsOf(error) }));
      },
    );
  }, [ask]);
  useEffect(() => {
    again();
    return () => {
      latest.current += 1; // What is under way is of another view.
    };
  }, [again]);
  return { read, problem, again };
}
