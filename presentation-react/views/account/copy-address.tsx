import { useWidget } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import { useFlash } from '../../primitives/use-flash';
import { useCatalogue } from '../../bindings/use-catalogue';
import { accountMessages } from '../../messages/account-en';

const TICK_MS = 1500;

/** The address; a press copies all of it. */
export function CopyAddress({ short }: { readonly short: string }) {
  const widget = useWidget();
  const { copyAddress } = useCatalogue(accountMessages);
  const [isCopied, tick] = useFlash(TICK_MS);
  const copy = (): void => {
    widget.copyAddress().then(tick, () => {
      // The widget itself reports the failure.
    });
  };
  return (
    <button
      type="button"
      className="pill"
      aria-label={copyAddress(short)}
      data-state={isCopied ? 'copied' : 'idle'}
      onClick={copy}
    >
      <bdi>{short}</bdi>
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  );
}
