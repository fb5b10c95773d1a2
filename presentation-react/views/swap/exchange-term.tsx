import { useStyle } from '../../bindings/use-style';
import { Term } from '../../parts/review-terms';
import { WholeAddress } from '../../parts/whole-address';
import { Picture } from '../../pictures/picture';
import { exchanges } from '../../pictures/sprites/exchanges';
import { exchangeName } from './exchange-names';
import exchangeTermCss from './exchange-term.css';

/** The row of a contract that exchanges: its mark and name where the contract is a known one, and its whole address. */
export function ExchangeTerm({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}) {
  useStyle(exchangeTermCss);
  const known = exchangeName(address);
  const [, mark] = exchanges.find(([names]) => names.includes(known ?? '')) ?? [];
  return (
    <Term name={name}>
      {known !== undefined && (
        <span role="none" className="named exchange">
          {mark && (
            <span className="emblem" data-shape="token" aria-hidden="true">
              <Picture art={mark} />
            </span>
          )}
          <bdi role="none">{known}</bdi>
        </span>
      )}
      <bdi>
        <WholeAddress address={address} />
      </bdi>
    </Term>
  );
}
