import type { Decimal } from '../../../domain/number/decimal';
import { chartHeights, extremesOf } from '../../../domain/token/chart-heights';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useMoney } from '../../bindings/use-money';
import { useWidgetState } from '../../bindings/widget-context';
import { tokensMessages } from '../../messages/tokens-en';

/**
 * The worth of an account in the course of a day, the oldest first: left to right in every language, as charts are. Renders
 * nothing where too little is known, and while the visitor hides amounts: its shape says when money came.
 */
export function WorthChart({ worths }: { readonly worths: readonly Decimal[] }) {
  const { tokensChart } = useCatalogue(tokensMessages);
  const money = useMoney();
  const isHidden = useWidgetState((state) => state.isPrivate);
  const [from, to] = [worths[0], worths.at(-1)];
  if (isHidden || !from || !to) return null;
  const { least, most } = extremesOf(worths);
  const points = chartHeights(worths).map(
    (height, index) => `${((index * 100) / (worths.length - 1)).toFixed(1)},${100 - height / 10}`,
  );
  return (
    <div className="worth-chart">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={tokensChart(money(from), money(to), money(least), money(most))}
      >
        <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
