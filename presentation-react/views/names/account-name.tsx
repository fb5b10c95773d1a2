import { useEffect } from 'react';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { namesMessages } from '../../messages/names-en';
import { useDisclosureStyle } from '../../parts/disclosure';
import { Icon } from '../../primitives/icon';

/** The account's name, or the way to choose one. */
export function AccountName() {
  useDisclosureStyle();
  const widget = useWidget();
  const { namesOffer, nameOfAccount } = useCatalogue(namesMessages);
  const { verbs } = useFeature('names');
  const own = useWidgetState(({ features }) => features.names?.own);
  const shown = useWidgetState(({ features }) => features.account?.identity.name);
  useEffect(() => {
    verbs?.loadOwn().catch(() => {
      // No name is shown, and none can be chosen.
    });
  }, [verbs]);
  if (own?.status !== 'loaded') return null;
  const [name] = own.names;
  if (name) {
    // The account has it as its name already.
    if (name.name === shown) return null;
    return (
      <p className="note">
        {nameOfAccount} <bdi>{name.name}</bdi>
      </p>
    );
  }
  const choose = (): void => void widget.show('RegisterAccountName');
  return (
    <button type="button" className="disclose" onClick={choose}>
      <span>{namesOffer}</span>
      <Icon name="forward" />
    </button>
  );
}
