import { useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { kitWords } from '../domain/texts/kit-words';
import { Button } from './button';
import { Card } from './card';

const { useKit: texts } = kitWords;

/** Where the visitor gives the file of an offline kit, and its words. */
export function KitView({ screen }: { readonly screen: Screen & { readonly kind: 'kit' } }) {
  const { isBusy, leave, mayLead, open, problem } = screen;
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState('');
  const typed = words.trim().toLowerCase().replace(/\s+/g, ' ');
  return (
    <Card title={texts.title} problem={problem} isTitledBefore>
      <p className="say">{texts.explain}</p>
      {mayLead && <p className="warning">{texts.leads}</p>}
      <label htmlFor="kit-file">{texts.file}</label>
      <span className="field">
        <input
          id="kit-file"
          type="file"
          accept=".html,text/html"
          disabled={isBusy}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </span>
      <label htmlFor="kit-words">{texts.words}</label>
      <textarea
        id="kit-words"
        rows={3}
        aria-describedby="problem"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button
        kind="primary"
        isDisabled={isBusy || !file || typed === ''}
        isWorking={isBusy}
        onPress={() => file && open(file, typed)}
      >
        {isBusy ? texts.working : texts.open}
      </Button>
      <Button kind="quiet" isDisabled={isBusy} onPress={leave}>
        {texts.leave}
      </Button>
    </Card>
  );
}
