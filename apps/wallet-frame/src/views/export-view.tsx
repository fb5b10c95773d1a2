import { useCallback, useEffect, useRef, useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { takeAwayWords as texts } from '../domain/texts/take-away-words';
import { Button } from './button';
import { Card } from './card';
import { WordList } from './word-list';

/** How long the button is held before the words appear. */
const HOLD_MS = 800;

/** The wallet's own words, which are on the screen only while a button is held, and the offline kit. */
export function ExportView({ screen }: { readonly screen: Screen & { readonly kind: 'export' } }) {
  const { done, fail, isBusy, makeKit, problem, reveal } = screen;
  const [words, setWords] = useState<string>();
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const release = useCallback(() => {
    clearTimeout(holding.current);
    holding.current = undefined;
    setWords(undefined);
  }, []);
  const hold = (): void => {
    if (holding.current !== undefined) return;
    const own = setTimeout(() => {
      reveal().then(
        (read) => {
          if (holding.current === own) setWords(read);
        },
        (error: unknown) => fail(error),
      );
    }, HOLD_MS);
    holding.current = own;
  };
  useEffect(() => {
    addEventListener('blur', release);
    return () => {
      release();
      removeEventListener('blur', release);
    };
  }, [release]);
  const isKey = (key: string): boolean => key === ' ' || key === 'Enter';
  return (
    <Card title={texts.title} problem={problem}>
      <p className="say">{texts.explain}</p>
      <p className="warning">{texts.never}</p>
      {words !== undefined && <WordList words={words} />}
      <button
        type="button"
        className="action hold"
        data-kind="primary"
        disabled={isBusy}
        onPointerDown={({ currentTarget, nativeEvent, pointerId }) => {
          if (!nativeEvent.isTrusted) return;
          // The words move the button away from under the pointer.
          currentTarget.setPointerCapture(pointerId);
          hold();
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={({ key, nativeEvent }) => isKey(key) && nativeEvent.isTrusted && hold()}
        onKeyUp={({ key }) => isKey(key) && release()}
      >
        {texts.hold}
      </button>
      <p className="quiet">{texts.kit}</p>
      <Button isDisabled={isBusy} isWorking={isBusy} onPress={makeKit}>
        {isBusy ? texts.working : texts.makeKit}
      </Button>
      <Button kind="quiet" onPress={done}>
        {texts.done}
      </Button>
    </Card>
  );
}
