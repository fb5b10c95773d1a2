import { useState } from 'react';
import type { Screen } from '../page/screens';
import { english } from '../texts/english';
import { Card } from './card';

const { words: texts } = english;

/** The words of a recovery phrase, which are hidden until the visitor asks for them. */
export function WordsView({ screen }: { readonly screen: Screen & { readonly kind: 'words' } }) {
  const { done, words } = screen;
  const [isShown, setShown] = useState(false);
  return (
    <Card title={texts.title}>
      <p>{texts.advice}</p>
      {isShown ? (
        <>
          <ol className="words">
            {words.split(' ').map((word, at) => (
              // A phrase may have a word twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${at}-${word}`}>{word}</li>
            ))}
          </ol>
          <button type="button" className="main" onClick={done}>
            {texts.done}
          </button>
        </>
      ) : (
        <button type="button" className="main" onClick={() => setShown(true)}>
          {texts.reveal}
        </button>
      )}
    </Card>
  );
}
