import { useMessages } from '../../bindings/shell-context';
import { networksMessages } from '../../messages/networks-en';
import { NetworkList } from './network-list';
import { SwitchNotice } from './switch-notice';

export { networksMessages as messages };

/** The networks a visitor can move to. */
export default function NetworksView() {
  const { networksTitle } = useMessages();
  return (
    <>
      <SwitchNotice />
      <NetworkList label={networksTitle} />
    </>
  );
}
