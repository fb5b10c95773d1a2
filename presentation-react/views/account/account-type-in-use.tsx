import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';
import { smartAccountMessages, type SmartAccountMessages } from '../../messages/smart-account-en';
import { useDisclosureStyle } from '../../parts/disclosure';
import { Notice } from '../../parts/notice';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';

/** Which account of the embedded wallet is in use, its own or a smart one, and the change to the other. */
export function AccountTypeInUse({ namespace }: { readonly namespace: ChainNamespace }) {
  useDisclosureStyle();
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
  return (
    <div className="stack">
      {isSmart && <p className="note">{smartText(auth.user?.isSmartAccountDeployed, messages)}</p>}
      {!isSmart && isElsewhere && <p className="note">{messages.smartAccountElsewhere}</p>}
      {typeChange?.status === 'failed' && <Notice>{messages.typeNotSwitched}</Notice>}
      {isOffered && (
        <button type="button" className="disclose" aria-disabled={isBusy} onClick={change}>
          <span>{messages.switchToType[other]}</span>
          {isBusy ? <Spinner /> : <Icon name="swap" />}
        </button>
      )}
      {isOffered && !isSmartAccountAtKey && (
        <p className="note">{messages.smartAccountOwnAddress}</p>
      )}
    </div>
  );
}

function smartText(isDeployed: boolean | undefined, messages: SmartAccountMessages): string {
  return isDeployed === true ? messages.smartAccountDeployed : messages.smartAccountNotDeployed;
}
