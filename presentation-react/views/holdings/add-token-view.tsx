import { type FormEvent, useId, useState } from 'react';
import type { FoundToken } from '../../../application/tokens/add-token';
import { addressOf } from '../../../domain/caip/caip-address';
import { isWidgetError } from '../../../domain/errors/widget-error';
import { useAccount } from '../../bindings/use-account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useNetwork } from '../../bindings/use-network';
import { useWidget } from '../../bindings/widget-context';
import { holdingsMessages } from '../../messages/holdings-en';
import { Detail, DetailList } from '../../parts/detail-list';
import { useFieldStyle } from '../../parts/use-field-style';
import { WholeAddress } from '../../parts/whole-address';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { useHoldingsStyle } from './use-holdings-style';
import { accountIcons } from '../../primitives/account-icons';
import { lateIcons } from '../../primitives/late-icons';

export { holdingsMessages as messages };

type Fault = 'tokenAddInvalid' | 'tokenAddUnknown' | 'tokenAddFailed';

/** Adds a token by the address of its contract: the visitor sees what the contract says before. */
export default function AddTokenView() {
  const { caipAddress } = useAccount();
  // What was found belongs to the account and the network on which it was looked for.
  return <AddToken key={caipAddress} />;
}

function AddToken() {
  useHoldingsStyle();
  useFieldStyle();
  const widget = useWidget();
  const id = useId();
  const messages = useCatalogue(holdingsMessages);
  const { verbs } = useFeature('tokens');
  const { network } = useNetwork();
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundToken>();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setIsBusy] = useState(false);
  if (!network) return null;

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const find = (): void => {
    if (verbs) void attempt(async () => setFound(await verbs.find(text)));
  };
  const add = ({ address }: FoundToken): void => {
    if (!verbs) return;
    void attempt(async () => {
      await verbs.add(addressOf(address));
      await widget.back();
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy && !found) find();
  };
  const said =
    fault === 'tokenAddUnknown' ? messages.tokenAddUnknown(network.name) : fault && messages[fault];
  return (
    <form className="add-token" onSubmit={submit} noValidate>
      <p className="hint">{messages.tokenAddHint(network.name)}</p>
      <span className="field" data-invalid={fault !== undefined}>
        <input
          type="text"
          dir="ltr"
          value={text}
          placeholder={messages.tokenAddLabel}
          aria-label={messages.tokenAddLabel}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && id}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setText(target.value);
            setFound(undefined);
            setFault(undefined);
          }}
        />
      </span>
      {said !== undefined && (
        <p id={id} className="field-note" role="alert">
          {said}
        </p>
      )}
      {found ? (
        <>
          <Found token={found} />
          <Action
            kind="primary"
            icon={accountIcons.plus}
            isBusy={isBusy}
            onPress={() => add(found)}
          >
            {messages.tokenAdd(found.symbol)}
          </Action>
        </>
      ) : (
        <Action kind="primary" icon={lateIcons.search} isBusy={isBusy || !verbs} onPress={find}>
          {messages.tokenAddFind}
        </Action>
      )}
    </form>
  );
}

function Found({ token }: { readonly token: FoundToken }) {
  const messages = useCatalogue(holdingsMessages);
  const { address, decimals, name, symbol, warnings } = token;
  return (
    <div className="stack" role="status">
      <DetailList>
        <Detail name={messages.tokenName}>
          <bdi>{name === symbol ? symbol : `${name} (${symbol})`}</bdi>
        </Detail>
        <Detail name={messages.tokenDecimals}>{decimals}</Detail>
        <Detail name={messages.tokenContract}>
          <WholeAddress address={addressOf(address)} />
        </Detail>
      </DetailList>
      {warnings.map((warning) => (
        <p key={warning} className="notice">
          <Icon name="alert" />
          <span>{messages.tokenWarnings[warning]}</span>
        </p>
      ))}
      <p className="note">{messages.tokenAddTrust}</p>
    </div>
  );
}

function faultOf(error: unknown): Fault {
  if (isWidgetError(error, 'ADDRESS_INVALID')) return 'tokenAddInvalid';
  return isWidgetError(error, 'TOKEN_UNKNOWN') ? 'tokenAddUnknown' : 'tokenAddFailed';
}
