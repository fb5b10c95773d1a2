import { useViewEntry } from '../../bindings/shell-context';
import { useAccount } from '../../bindings/use-account';
import { namesMessages } from '../../messages/names-en';
import { ChooseName } from './choose-name';
import { NameDone } from './name-done';

export { namesMessages as messages };

/** The views of names. They come in one file: a visitor of the first goes on to the second. */
export default function NamesView() {
  const { caipAddress } = useAccount();
  const view = useViewEntry()?.name;
  // A typed name belongs to the account for which it was typed.
  return view === 'RegisterAccountName' ? <ChooseName key={caipAddress} /> : <NameDone />;
}
