import type { ReceiverWarning } from '../../../domain/send/receiver-warnings';
import { useCatalogue } from '../../bindings/use-catalogue';
import { sendMessages } from '../../messages/send-en';
import { WholeAddress } from '../../parts/whole-address';
import { Icon } from '../../primitives/icon';

/** What the visitor should know of the receiver before anything is sent there. */
export function ReceiverNotice({ warning }: { readonly warning: ReceiverWarning }) {
  const { sendLooksLike, sendWarnings } = useCatalogue(sendMessages);
  const known = 'known' in warning ? warning.known : undefined;
  return (
    <div className="notice" role="alert" data-warning={warning.code}>
      <Icon name="alert" />
      <span>
        {sendWarnings[warning.code]}
        {known !== undefined && (
          <>
            {' '}
            {sendLooksLike}
            <bdi>
              <WholeAddress address={known} />
            </bdi>
          </>
        )}
      </span>
    </div>
  );
}
