import type { Print } from './prints';
import { useShopTexts } from '../languages/use-shop-texts';
import { PrintArt } from './print-art';

interface PrintCardProps {
  readonly print: Print;
  readonly price: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A print on the wall of the shop. */
export function PrintCard({ print, price, isChosen, onChoose }: PrintCardProps) {
  const texts = useShopTexts();
  const title = texts[print.id];
  return (
    <li className="print">
      <PrintArt id={print.id} />
      <div className="print-words">
        <h3>{title}</h3>
        <p className="note">{texts[print.inks](print.measures)}</p>
        <button
          type="button"
          aria-label={texts.buy(title, price)}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {price}
        </button>
      </div>
    </li>
  );
}
