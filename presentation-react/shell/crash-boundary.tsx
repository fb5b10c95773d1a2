import { Component, type ReactNode } from 'react';
import { Action } from '../primitives/action';
import { useMessages } from '../bindings/shell-context';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly hasCrashed: boolean;
}

/** Keeps an error in a view from removing the card. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override readonly state: CrashBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return <Crashed onReload={() => this.setState({ hasCrashed: false })} />;
  }
}

function Crashed({ onReload }: { readonly onReload: () => void }) {
  const messages = useMessages();
  return (
    <div className="stack">
      <p role="alert" className="note">
        {messages.viewCrashed}
      </p>
      <Action kind="primary" icon="reload" onPress={onReload}>
        {messages.reloadView}
      </Action>
    </div>
  );
}
