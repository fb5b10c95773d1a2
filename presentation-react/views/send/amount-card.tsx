import type { SendVerbs } from '../../../application/send/send-feature';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { sendRules } from '../../../domain/send/send-rules';
import type { SendState } from '../../../domain/send/send-state';
import { ZERO_DECIMAL } from '../../../domain/number/decimal';
import { useMessages } from '../../bindings/shell-context';
import { tokenText } from '../../bindings/token-text';
import { useAmountText } from '../../bindings/use-amount-text';
import { useCatalogue } from '../../bindings/use-catalogue';
import { usdText } from '../../bindings/usd-text';
import { useWidget } from '../../bindings/widget-context';
import { amountMessages } from '../../messages/amount-en';
import { sendMessages } from '../../messages/send-en';
import { AmountField } from '../../parts/amount-field';
import { TokenChip } from '../../parts/token-chip';
import { Icon } from '../../primitives/icon';
import { accountIcons } from '../../primitives/account-icons';

interface AmountCardProps {
  readonly state: SendState;
  readonly verbs: SendVerbs | undefined;
  readonly namespace: ChainNamespace;
}

/** The token and the amount, in the token or, where its price is known, in US dollars. */
export function AmountCard({ state, verbs, namespace }: AmountCardProps) {
  const { lang } = useMessages();
  const widget = useWidget();
  const messages = useCatalogue(sendMessages);
  const amountText = useAmountText();
  const { amountBalance, amountMax } = useCatalogue(amountMessages);
  const { amountFault, amountInUSD, amountReadings, form, step, valueInUSD } = state;
  const { token, sendTokenAmount } = form;
  const isInUSD = amountInUSD !== undefined;
  const typeMax = (): void => {
    verbs?.typeMax().catch(() => {
      // The review says that the fee is unknown.
    });
  };
  return (
    <div className="panel" data-field="amount">
      <AmountField
        text={amountInUSD ?? sendTokenAmount}
        label={isInUSD ? messages.sendAmountInUSD : messages.sendAmount(token?.symbol ?? '')}
        fault={isInUSD ? undefined : amountFault}
        readings={isInUSD ? undefined : amountReadings}
        isLarge
        onType={(text) => (isInUSD ? verbs?.typeAmountInUSD(text) : verbs?.typeAmount(text))}
      >
        <TokenChip
          token={token}
          onPress={
            sendRules[namespace].hasTokens
              ? () => void widget.show('WalletSendSelectToken')
              : undefined
          }
        />
      </AmountField>
      <div className="amount-foot">
        {token?.price && (
          <button
            type="button"
            className="link small"
            onClick={() => verbs?.typeIn(isInUSD ? 'token' : 'USD')}
          >
            <Icon name={accountIcons.swap} />
            <span className="visually-hidden">
              {messages.sendTypeIn(isInUSD ? token.symbol : messages.sendUSD)}{' '}
            </span>
            <bdi>
              {isInUSD
                ? `${sendTokenAmount || '0'} ${token.symbol}`
                : usdText(valueInUSD ?? ZERO_DECIMAL, lang)}
            </bdi>
          </button>
        )}
        {token && (
          <span className="held" data-short={step === 'insufficientFunds'}>
            {amountBalance(amountText(tokenText(token, lang)))}
            <button type="button" className="chip" onClick={typeMax}>
              {amountMax}
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
