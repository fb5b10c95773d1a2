import { Component, type ReactNode } from 'react';
import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { sayProblem } from '../domain/texts/say-problem';
import { Button } from './button';
import { Card } from './card';
import { leaveOf } from './use-escape';

interface LostViewProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

/**
 * Stands in the place of a view that could not be downloaded: the server has files of another release by now, or is not reached.
 * Without it the page would be empty, and lie over the site. A browser does not ask for the same part again before the page is loaded anew.
 */
export class LostView extends Component<LostViewProps, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { readonly isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    const { children, screen } = this.props;
    if (!this.state.isLost) return children;
    const leave = leaveOf(screen);
    return (
      <Card title={sayProblem({ code: 'unavailable' })}>
        {leave && <Button onPress={leave}>{english.code.leave}</Button>}
      </Card>
    );
  }
}
