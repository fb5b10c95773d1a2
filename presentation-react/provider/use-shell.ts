import { useEffect, useRef } from 'react';
import { useWidgetContext } from '../bindings/widget-context';
import type { ShellHandle, ShellPlace } from '../shell/mount-shell';

/** Shows the widget in the element that `findHost` gives, from when its code is here. */
export function useShell(place: ShellPlace, findHost: () => HTMLElement | undefined): void {
  const { widget, messages, presenter } = useWidgetContext();
  const handle = useRef<ShellHandle>(undefined);
  const latest = useRef({ messages, findHost });

  useEffect(() => {
    latest.current = { messages, findHost };
    handle.current?.render(messages);
  });

  useEffect(() => {
    const detach = presenter.attach(({ mountShell }) => {
      const host = latest.current.findHost();
      if (!host) return;
      handle.current = mountShell({ host, place, widget, presenter });
      handle.current.render(latest.current.messages);
    });
    return () => {
      detach();
      handle.current?.unmount();
      handle.current = undefined;
    };
  }, [presenter, place, widget]);
}
