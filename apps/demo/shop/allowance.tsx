import { useWidget } from 'cleatkit/react';
import type { Counterparts } from '../counterparts';
import { EvmOnly } from './evm-only';
import { askForAllowance, takeFromAllowance } from './ask-for-allowance';
import { useDeed } from './use-deed';

interface AllowanceProps {
  readonly allowance: NonNullable<Counterparts['allowance']>;
}

/** A limit within which the shop takes money without asking: a permission of ERC-7715. */
export function Allowance({ allowance }: AllowanceProps) {
  const widget = useWidget();
  const { isUnderWay, run, said } = useDeed();
  const sum = `${allowance.amount} ETH`;
  return (
    <section className="panel" id="allowance" tabIndex={-1} aria-labelledby="allowance-title">
      <h2 id="allowance-title">A limit for the shop</h2>
      <p>
        Let the shop take {sum} a week without asking you. Your wallet’s contracts keep the limit: a
        second time in a week, the chain refuses.
      </p>
      <EvmOnly>
        <div className="buttons">
          <button
            type="button"
            disabled={isUnderWay}
            onClick={() =>
              void run('Look at the limit in the widget.', () => askForAllowance(widget, allowance))
            }
          >
            Grant {sum} a week
          </button>
          <button
            type="button"
            disabled={isUnderWay}
            onClick={() =>
              void run('The shop takes its money…', () => takeFromAllowance(widget, allowance))
            }
          >
            Let the shop take {sum}
          </button>
          <button type="button" onClick={() => void widget.open({ view: 'SmartSessionList' })}>
            See my limits
          </button>
        </div>
      </EvmOnly>
      <p className="deed" role="status">
        {said}
      </p>
    </section>
  );
}
