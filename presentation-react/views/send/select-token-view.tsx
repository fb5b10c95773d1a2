import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidget } from '../../bindings/widget-context';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { sendMessages } from '../../messages/send-en';
import { TokenSearch } from '../../parts/token-search';
import { useSendStyle } from './use-send-style';

export { sendMessages as messages };

/** The tokens that the account holds, to choose what is sent. */
export default function SelectTokenView() {
  useSendStyle();
  const widget = useWidget();
  const { verbs } = useFeature('send');
  const { sendSearch, sendTokensNone } = useCatalogue(sendMessages);
  const choose = (token: TokenBalance): void => {
    void verbs?.chooseToken(token);
    void widget.back();
  };
  return <TokenSearch label={sendSearch} empty={sendTokensNone} onChoose={choose} />;
}
