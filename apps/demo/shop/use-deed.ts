import { useState } from 'react';

/** What a press of the visitor does, and what the page says of it. */
interface Deed {
  readonly isUnderWay: boolean;

  /** The last words of it. */
  readonly said: string;

  /** Says `begun`, then what `deed` resolves with, or why it failed. A second press meanwhile does nothing. */
  readonly run: (begun: string, deed: () => Promise<string>) => Promise<void>;
}

export function useDeed(): Deed {
  const [isUnderWay, setUnderWay] = useState(false);
  const [said, setSaid] = useState('');
  const run = async (begun: string, deed: () => Promise<string>): Promise<void> => {
    if (isUnderWay) return;
    setUnderWay(true);
    setSaid(begun);
    try {
      setSaid(await deed());
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    setUnderWay(false);
  };
  return { isUnderWay, said, run };
}
