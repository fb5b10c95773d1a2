import type { Print } from './prints';
import { PrintArt } from './print-art';

interface PrintCardProps {
  readonly print: Print;
  readonly price: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A print on the wall of the shop. */
export function PrintCard({ print, price, isChosen, onChoose }: PrintCardProps) {
  return (
    <li className="print">
      <PrintArt id={print.id} />
      <div className="print-words">
        <h3>{print.title}</h3>
        <p className="note">{print.note}</p>
        <button
          type="button"
          aria-label={`Buy ${print.title} for ${price}`}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {price}
        </button>
      </div>
    </li>
  );
}
