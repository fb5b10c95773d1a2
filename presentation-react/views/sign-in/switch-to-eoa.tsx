import { useLayoutEffect, useRef } from 'react';
import { useShellContext } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';
import { smartAccountMessages } from '../../messages/smart-account-en';
import { NotDownloaded } from '../../parts/not-downloaded';
import { Notice } from '../../parts/notice';
import { Action } from '../../primitives/action';
import { focusedElement } from '../../primitives/focus';
import { focusHeading } from '../../shell/use-heading-focus';

/** The next step where a smart account cannot sign: the account of the visitor's key signs in instead. */
export function SwitchToEoa() {
  const { host } = useShellContext();
  const { switchToType, typeNotSwitched } = useCatalogue(smartAccountMessages);
  const { verbs, hasFailed, retry } = useFeature('account');
  const change = useWidgetState(({ features }) => features.account?.typeChange?.status);
  const step = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = step.current;
    // The button leaves when the account has changed. The heading then has its focus.
    return () => {
      if (own?.contains(focusedElement(host.ownerDocument) ?? null)) focusHeading(host, false);
    };
  }, [host]);
  const use = (): void => {
    verbs?.chooseType('eoa').catch(() => {
      // The state says that it failed.
    });
  };
  return (
    <div ref={step} className="stack">
      {hasFailed ? (
        <NotDownloaded onRetry={retry} />
      ) : (
        <>
          {change === 'failed' && <Notice>{typeNotSwitched}</Notice>}
          <Action kind="primary" isBusy={!verbs || change === 'asking'} onPress={use}>
            {switchToType.eoa}
          </Action>
        </>
      )}
    </div>
  );
}
