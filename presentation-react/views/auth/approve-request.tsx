import { useWidget } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { Notice } from '../../parts/notice';
import { useAuthMessages, useAuthState } from './use-auth';
import { useFrameAbove } from './use-frame-above';

/** Beneath the window of the embedded wallet, in which the visitor answers the request. */
export function ApproveRequest() {
  const widget = useWidget();
  const { approveHint, approveReject, approveTitle, approveUnlimited } = useAuthMessages();
  const shown = useAuthState()?.requests.find(({ isShown }) => isShown);
  const unlimited = shown?.grants?.find(({ isUnlimited }) => isUnlimited);
  const isCovered = useFrameAbove();
  return (
    <div className="stack" data-covered={isCovered}>
      <div className="scene" role="status">
        <span className="medallion">
          <Icon name="hand" />
        </span>
        <p className="headline">{approveTitle}</p>
        <p className="hint">{approveHint}</p>
      </div>
      {unlimited && <Notice>{approveUnlimited(unlimited.spender)}</Notice>}
      <Action kind="secondary" onPress={() => void widget.back()}>
        {approveReject}
      </Action>
    </div>
  );
}
