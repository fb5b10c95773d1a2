import { useMessages } from '../../bindings/shell-context';
import { NetworkList } from './network-list';
import { SwitchNotice } from './switch-notice';

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
