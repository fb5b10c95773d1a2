import { useState } from 'react';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { swapMessages } from '../../messages/swap-en';
import { Notice } from '../../parts/notice';
import { Segments } from '../../parts/segments';
import { useFieldStyle } from '../../parts/use-field-style';
import { percentText } from './percent-text';

/** In hundredths of a percent. */
const usual = [50, 100, 300] as const;

/** From here on others can profit from an exchange by trading before and after it. */
const HIGH = 500;

const percentPattern = /^\d{1,2}(?:[.,]\d{1,2})?$/;

/** How much less than quoted the visitor accepts: one of the usual parts, or a typed one. */
export function SlippageChoice({
  slippage,
  onChoose,
}: {
  readonly slippage: number;
  readonly onChoose: (hundredths: number) => void;
}) {
  useFieldStyle();
  const { lang } = useMessages();
  const messages = useCatalogue(swapMessages);
  const [typed, setTyped] = useState('');
  const type = (text: string): void => {
    setTyped(text);
    if (percentPattern.test(text)) onChoose(Math.round(Number(text.replace(',', '.')) * 100));
  };
  return (
    <div className="stack">
      <p className="note">{messages.swapSlippageHint}</p>
      <Segments
        label={messages.swapSlippage}
        values={usual}
        textOf={(value) => percentText(value, lang)}
        chosen={slippage}
        onChoose={(value) => {
          setTyped('');
          onChoose(value);
        }}
      />
      <label className="field">
        <input
          type="text"
          inputMode="decimal"
          dir="ltr"
          value={typed}
          placeholder={messages.swapSlippageOther}
          aria-label={messages.swapSlippageOther}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {slippage >= HIGH && <Notice>{messages.swapSlippageHigh}</Notice>}
    </div>
  );
}
