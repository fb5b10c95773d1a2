import type { SwapVerbs } from '../../../application/swap/swap-feature';
import type { SwapState } from '../../../domain/swap/swap-state';
import type { Decimal } from '../../../domain/number/decimal';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages } from '../../bindings/shell-context';
import { tokenText } from '../../bindings/token-text';
import { useAmountText } from '../../bindings/use-amount-text';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useMoney } from '../../bindings/use-money';
import { useWidget } from '../../bindings/widget-context';
import { amountMessages } from '../../messages/amount-en';
import { swapMessages } from '../../messages/swap-en';
import { AmountField } from '../../parts/amount-field';
import { TokenChip } from '../../parts/token-chip';

/** The parts of the balance that one press fills in. */
const parts = [25, 50, 100] as const;

/** How many digits of what is received have room beside its token in their full size. */
const ROOM = 9;

/** What is given: typed, or a part of the balance. */
export function PaySide({
  state,
  verbs,
}: {
  readonly state: SwapState;
  readonly verbs: SwapVerbs | undefined;
}) {
  const { lang } = useMessages();
  const messages = useCatalogue(swapMessages);
  const { amountMax } = useCatalogue(amountMessages);
  const { amountFault, amountReadings, form, fromInUSD, step } = state;
  const { source, sourceAmount } = form;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', numberingSystem: 'latn' });
  const typePart = (part: number): void => {
    verbs?.typePart(part).catch(() => {
      // The cost of gas is not known: the visitor types the amount.
    });
  };
  return (
    <div className="panel" data-field="from">
      <SideHead
        label={messages.swapYouPay}
        token={source}
        isShort={step === 'insufficientBalance'}
      />
      <AmountField
        text={sourceAmount}
        label={messages.swapAmount(source?.symbol ?? '')}
        fault={amountFault}
        readings={amountReadings}
        isLarge
        onType={(text) => verbs?.typeAmount(text)}
      >
        <Choice token={source} side="from" />
      </AmountField>
      {source && (
        <div className="amount-foot">
          <Worth value={fromInUSD} />
          <span className="parts">
            {parts.map((part) => (
              <button
                key={part}
                type="button"
                className="chip"
                aria-label={
                  part === 100 ? undefined : messages.swapPart(percent.format(part / 100))
                }
                onClick={() => typePart(part)}
              >
                {part === 100 ? amountMax : percent.format(part / 100)}
              </button>
            ))}
          </span>
        </div>
      )}
    </div>
  );
}

/** What is received for it, as quoted. */
export function ReceiveSide({ state }: { readonly state: SwapState }) {
  const exact = useExact();
  const { swapQuoting, swapYouReceive } = useCatalogue(swapMessages);
  const { form, toAmount, toInUSD } = state;
  const { quote, target } = form;
  const isLoading = quote.status === 'loading';
  const isOld = quote.status === 'loaded' && quote.isRefreshing;
  return (
    <div className="panel" data-field="to">
      <SideHead label={swapYouReceive} token={target} isShort={false} />
      <span className="field" data-large="true">
        <output
          aria-busy={isLoading || isOld}
          data-old={isOld}
          data-empty={toAmount === undefined}
          data-wide={(toAmount ?? '').length > ROOM}
        >
          {isLoading && <span className="visually-hidden">{swapQuoting}</span>}
          {isLoading ? <span className="skeleton" /> : <bdi>{exact(toAmount ?? '0')}</bdi>}
        </output>
        <Choice token={target} side="to" />
      </span>
      {toInUSD && (
        <div className="amount-foot">
          <Worth value={toInUSD} />
        </div>
      )}
    </div>
  );
}

function Choice({
  token,
  side,
}: {
  readonly token: TokenBalance | undefined;
  readonly side: 'from' | 'to';
}) {
  const widget = useWidget();
  return (
    <TokenChip
      token={token}
      onPress={() => void widget.show('SwapSelectToken', { args: { side } })}
    />
  );
}

function Worth({ value }: { readonly value: Decimal | undefined }) {
  const money = useMoney();
  return value ? <bdi className="in-dollars">{money(value)}</bdi> : null;
}

interface SideHeadProps {
  readonly label: string;
  readonly token: TokenBalance | undefined;
  readonly isShort: boolean;
}

/** What a side is for, and how much the account holds of its token. */
function SideHead({ label, token, isShort }: SideHeadProps) {
  const { lang } = useMessages();
  const amountText = useAmountText();
  const { amountBalance } = useCatalogue(amountMessages);
  return (
    <p className="side">
      <span>{label}</span>
      {token && (
        <span className="held" data-short={isShort}>
          {amountBalance(amountText(tokenText(token, lang)))}
        </span>
      )}
    </p>
  );
}
