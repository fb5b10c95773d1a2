import { useState } from 'react';

const SHOWN_MS = 2000;

/** Copies `text`, and says whether that worked. */
export function CopyButton({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Not copied');
    }
    setTimeout(() => setOutcome(''), SHOWN_MS);
  };
  return (
    <>
      <span role="status" className="note">
        {outcome}
      </span>
      <button
        type="button"
        className="small"
        aria-label="Copy the code"
        onClick={() => void copy()}
      >
        Copy
      </button>
    </>
  );
}
