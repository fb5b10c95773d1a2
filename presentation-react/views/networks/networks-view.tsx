import { useMessages } from '../../shell/shell-context';
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
