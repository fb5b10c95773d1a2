import { useState } from 'react';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { SendVerbs } from '../../../application/send/send-feature';
import { sendUnits } from '../../../domain/send/send-form';
import { sendRules } from '../../../domain/send/send-rules';
import type { SendState } from '../../../domain/send/send-state';
import { editAmountText, formatAmount, parseAmount } from '../../../domain/token/amount';
import { valueOf } from '../../../domain/token/display';
import { amountForUsd } from '../../../domain/token/fiat-entry';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages } from '../../bindings/shell-context';
import { tokenText } from '../../bindings/token-text';
import { useCatalogue } from '../../bindings/use-catalogue';
import { usdText } from '../../bindings/usd-text';
import { useWidget } from '../../bindings/widget-context';
import { sendMessages } from '../../messages/send-en';
import { AmountField } from '../../parts/amount-field';
import { TokenEmblem } from '../../parts/token-emblem';
import { Icon } from '../../primitives/icon';

interface AmountCardProps {
  readonly state: SendState;
  readonly verbs: SendVerbs | undefined;
}

/** The token and the amount, in the token or, where its price is known, in US dollars. */
export function AmountCard({ state, verbs }: AmountCardProps) {
  const { lang } = useMessages();
  const messages = useCatalogue(sendMessages);
  const { form, amountReadings, step } = state;
  const { token, sendTokenAmount } = form;
  const [usd, setUsd] = useState<string>();
  const isInUsd = usd !== undefined && token?.price !== undefined;
  const parsed = token && sendTokenAmount !== '' ? amountIn(token, sendTokenAmount) : undefined;
  const fault = parsed?.ok === false && !isInUsd ? parsed.fault : undefined;
  const units = sendUnits(form);
  const value =
    token?.price && units !== undefined
      ? valueOf(units, token.quantity.decimals, token.price)
      : undefined;

  const typeUsd = (text: string): void => {
    const shown = editAmountText(text);
    if (shown === undefined || !token?.price) return;
    setUsd(shown);
    verbs?.typeAmount(amountForUsd(shown, token.price, token.quantity.decimals));
  };
  const swapEntry = (): void => {
    // Both sides keep the amount: the field begins with what it was worth.
    const worth = value ? formatAmount(centsOf(value), 2) : '';
    setUsd(isInUsd ? undefined : worth);
  };
  const typeMax = (): void => {
    setUsd(undefined);
    verbs?.typeMax().catch(() => {
      // The review says that the fee is unknown.
    });
  };
  return (
    <div className="panel" data-field="amount">
      <AmountField
        text={isInUsd ? usd : sendTokenAmount}
        label={isInUsd ? messages.sendAmountInUSD : messages.sendAmount(token?.symbol ?? '')}
        fault={fault}
        readings={isInUsd ? undefined : amountReadings}
        isLarge
        onType={isInUsd ? typeUsd : (text) => verbs?.typeAmount(text)}
      >
        <TokenButton token={token} />
      </AmountField>
      <div className="amount-foot">
        {token?.price && (
          <button
            type="button"
            className="link small"
            aria-label={messages.sendTypeIn(isInUsd ? token.symbol : messages.sendUSD)}
            onClick={swapEntry}
          >
            <Icon name="swap" />
            <bdi>
              {isInUsd
                ? `${sendTokenAmount || '0'} ${token.symbol}`
                : usdText(value ?? { units: 0n, scale: 2 }, lang)}
            </bdi>
          </button>
        )}
        {token && (
          <span className="held" data-short={step === 'insufficientFunds'}>
            {messages.sendBalance(tokenText(token, lang))}
            <button type="button" className="chip" onClick={typeMax}>
              {messages.sendMax}
            </button>
          </span>
        )}
      </div>
    </div>
  );
}

/** The token to send; leads to the others where its chain has others. */
function TokenButton({ token }: { readonly token: TokenBalance | undefined }) {
  const widget = useWidget();
  const { selectToken } = useMessages();
  const namespace = token && parseCaipNetworkId(token.chainId).namespace;
  const hasOthers = namespace === undefined || sendRules[namespace].hasTokens;
  const label = token ? (
    <>
      <TokenEmblem token={token} />
      <span className="visually-hidden">{selectToken}</span>
      <bdi>{token.symbol}</bdi>
    </>
  ) : (
    selectToken
  );
  if (!hasOthers) return <span className="chip still">{label}</span>;
  return (
    <button
      type="button"
      className="chip token"
      onClick={() => void widget.show('WalletSendSelectToken')}
    >
      {label}
      <Icon name="down" />
    </button>
  );
}

function amountIn({ quantity }: TokenBalance, text: string) {
  return parseAmount(text, quantity.decimals);
}

function centsOf({ units, scale }: { readonly units: bigint; readonly scale: number }): bigint {
  return (units * 100n) / 10n ** BigInt(scale);
}
