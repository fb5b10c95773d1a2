import { useState } from 'react';
import { recoveryWords as texts } from '../domain/texts/recovery-words';
import { Button } from './button';
import { choicesFor, placesToCheck } from './word-choices';

/** Asks for two of the words by their place. A wrong one leads back to the words. */
export function WordCheck({
  onAgain,
  onRight,
  words,
}: {
  readonly words: readonly string[];
  readonly onRight: () => void;
  readonly onAgain: () => void;
}) {
  const [places] = useState(() => placesToCheck(words));
  const [at, setAt] = useState(0);
  const place = places[at] ?? 0;
  const [choices, setChoices] = useState(() => choicesFor(words, place));
  const [isWrong, setWrong] = useState(false);
  const choose = (word: string): void => {
    if (word !== words[place]) return setWrong(true);
    setWrong(false);
    const next = places[at + 1];
    if (next === undefined) return onRight();
    setAt(at + 1);
    return setChoices(choicesFor(words, next));
  };
  return (
    <>
      <p className="say" role="status">
        {texts.which(place + 1)}
      </p>
      <div className="choice" translate="no">
        {choices.map((word) => (
          <Button key={`${place}${word}`} onPress={() => choose(word)}>
            {word}
          </Button>
        ))}
      </div>
      <p className="warning" role="alert" hidden={!isWrong}>
        {isWrong && texts.wrong(place + 1)}
      </p>
      <Button kind="quiet" onPress={onAgain}>
        {texts.again}
      </Button>
    </>
  );
}
