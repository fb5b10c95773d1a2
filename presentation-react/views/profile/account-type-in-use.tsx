import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';
import { smartAccountMessages, type SmartAccountMessages } from '../../messages/smart-account-en';
import { Notice } from '../../parts/notice';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import { accountIcons } from '../../primitives/account-icons';

/** Which account of the embedded wallet is in use, its own or a smart one, and the change to the other. */
export function AccountTypeInUse({ namespace }: { readonly namespace: ChainNamespace }) {
  const messages = useCatalogue(smartAccountMessages);
  const { verbs } = useFeature('account');
  const profile = useWidgetState(({ features }) => features.account);
  const auth = useWidgetState(({ features }) => features.auth);
  if (!profile || !auth?.smartAccountNetworks.length) return null;
  const { accountType, accountTypes, isSmartAccountAtKey, typeChange } = profile;
  const isSmart = accountType === 'smartAccount';
  const other = isSmart ? 'eoa' : 'smartAccount';
  const isOffered = accountTypes.includes(other);
  const isElsewhere = profile.preferredAccountTypes[namespace] === 'smartAccount' && !isOffered;
  const isBusy = typeChange?.status === 'asking';
  const change = (): void => {
    if (isBusy) return;
    verbs?.chooseType(other).catch(() => {
      // The state says that it failed.
    });
  };
  const text = noteOf(
    { isSmart, isElsewhere, isDeployed: auth.user?.isSmartAccountDeployed },
    messages,
  );
  if (!isOffered) return text === undefined ? null : <p className="note">{text}</p>;
  return (
    <div className="stack">
      {typeChange?.status === 'failed' && <Notice>{messages.typeNotSwitched}</Notice>}
      <button
        type="button"
        className="row"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={change}
      >
        <span className="way">{isBusy ? <Spinner /> : <Icon name={accountIcons.swap} />}</span>
        <span className="name">
          {messages.switchToType[other]}
          {text !== undefined && <small>{text}</small>}
          {!isSmartAccountAtKey && <small>{messages.smartAccountOwnAddress}</small>}
        </span>
      </button>
    </div>
  );
}

interface TypeInUse {
  readonly isSmart: boolean;
  readonly isElsewhere: boolean;
  readonly isDeployed: boolean | undefined;
}

/** What the visitor should know of the account in use. */
function noteOf(
  { isDeployed, isElsewhere, isSmart }: TypeInUse,
  messages: SmartAccountMessages,
): string | undefined {
  if (!isSmart) return isElsewhere ? messages.smartAccountElsewhere : undefined;
  return isDeployed === true ? messages.smartAccountDeployed : messages.smartAccountNotDeployed;
}
