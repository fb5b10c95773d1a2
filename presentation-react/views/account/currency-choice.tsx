import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidgetState } from '../../bindings/widget-context';
import { tokensMessages } from '../../messages/tokens-en';
import { Choice } from './choice';

/** The currency of values, where the site names a source of exchange rates; else renders nothing. */
export function CurrencyChoice({ onChoose }: { readonly onChoose: (code: string) => void }) {
  const { tokensCurrency } = useCatalogue(tokensMessages);
  const { currencies = [], currency } = useWidgetState(({ features }) => features.tokens) ?? {};
  if (!currency || currencies.length < 2) return null;
  return (
    <Choice
      label={tokensCurrency}
      chosen={currency.code}
      names={currencies.map((code) => [code, code])}
      onChoose={onChoose}
    />
  );
}
