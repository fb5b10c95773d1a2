import { useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';

const { useKit: texts } = english;

/** Where the visitor gives the file of an offline kit, and its words. */
export function KitView({ screen }: { readonly screen: Screen & { readonly kind: 'kit' } }) {
  const { isBusy, leave, mayLead, open, problem } = screen;
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState('');
  const typed = words.trim().toLowerCase().replace(/\s+/g, ' ');
  return (
    <Card title={texts.title} problem={problem}>
      <p>{texts.explain}</p>
      {mayLead && <p>{texts.leads}</p>}
      <label htmlFor="kit-file">{texts.file}</label>
      <input
        id="kit-file"
        type="file"
        accept=".html,text/html"
        disabled={isBusy}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <label htmlFor="kit-words">{texts.words}</label>
      <textarea
        id="kit-words"
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <button
        type="button"
        className="main"
        disabled={isBusy || !file || typed === ''}
        onClick={() => file && open(file, typed)}
      >
        {isBusy ? texts.working : texts.open}
      </button>
      <button type="button" disabled={isBusy} onClick={leave}>
        {texts.leave}
      </button>
    </Card>
  );
}
