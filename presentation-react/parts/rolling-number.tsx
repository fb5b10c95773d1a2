import { type CSSProperties, type ReactNode, useState } from 'react';
import { useStyle } from '../bindings/use-style';
import rollingNumberCss from './rolling-number.css';

interface RollingNumberProps {
  readonly text: string;

  /** What it is the number of. That of something else takes its place without rolling. */
  readonly of: string;

  /** At which end the digits keep their places: whole numbers grow at their start, fractions at their end. */
  readonly from: 'start' | 'end';
}

/** A number whose digits roll where they change. For the eye alone: a screen reader reads the text beside it. */
export function RollingNumber({ text, of, from }: RollingNumberProps) {
  useStyle(rollingNumberCss);
  const [shown, setShown] = useState<Shown>({ of, text });
  if (text !== shown.text || of !== shown.of) {
    setShown({ of, text, ...(of === shown.of && { before: shown.text }) });
  }
  return <>{shown.before === undefined ? text : rolled(text, shown.before, from)}</>;
}

interface Shown {
  readonly of: string;
  readonly text: string;
  readonly before?: string;
}

/** The characters of `text`; a digit that was another one in `before` rolls. */
function rolled(text: string, before: string, from: 'start' | 'end'): readonly ReactNode[] {
  const shift = from === 'end' ? before.length - text.length : 0;
  return Array.from(text, (character, index) => {
    const former = before[index + shift] ?? '';
    if (former === character || !isDigit(former) || !isDigit(character)) return character;
    const way = { '--way': character > former ? 1 : -1 } as CSSProperties;
    return (
      <span key={`${index} ${before} ${text}`} className="rolls" data-former={former} style={way}>
        <span>{character}</span>
      </span>
    );
  });
}

const isDigit = (character: string): boolean => /^\d$/.test(character);
