import { useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';
import { WordList } from './word-list';

const { words: texts } = english;

/** The words of a recovery phrase, which are hidden until the visitor asks for them. */
export function WordsView({ screen }: { readonly screen: Screen & { readonly kind: 'words' } }) {
  const { done, purpose, words } = screen;
  const [isShown, setShown] = useState(false);
  return (
    <Card title={purpose === 'kit' ? texts.kitTitle : texts.title}>
      <p>{purpose === 'kit' ? texts.kitAdvice : texts.advice}</p>
      {isShown ? (
        <>
          <WordList words={words} />
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
