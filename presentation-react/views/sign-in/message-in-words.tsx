import type { UnsignedMessage } from '../../../domain/siwx/unsigned-message';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidgetState } from '../../bindings/widget-context';
import { signInMessages } from '../../messages/sign-in-en';
import { Detail, DetailList } from '../../parts/detail-list';
import { WholeAddress } from '../../parts/whole-address';
import { avatarGradient } from '../../primitives/avatar';
import { Disclosure } from '../../parts/disclosure';
import { Emblem } from '../../primitives/emblem';
import type { SignInWords } from './sign-in-words';

interface MessageSceneProps {
  readonly message: UnsignedMessage | undefined;
  readonly words: SignInWords;
  readonly isAlert: boolean;
}

/** The site and the account side by side, and what happens between them. */
export function MessageScene({ message, words, isAlert }: MessageSceneProps) {
  const { headline, hint } = words;
  const { accountAddress, domain } = message?.data ?? {};
  return (
    <div className="scene">
      {domain !== undefined && accountAddress !== undefined && (
        <div className="parties" aria-hidden="true">
          <Emblem id={domain} name={domain} shape="wallet" />
          <span className="avatar" style={{ background: avatarGradient(accountAddress) }} />
        </div>
      )}
      {/* Keyed, because screen readers announce only a new element as an alert. */}
      <p key={headline} className="headline" role={isAlert ? 'alert' : undefined}>
        {headline}
      </p>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

/** What the message says, field by field, and the text itself. */
export function MessageInWords({ message }: { readonly message: UnsignedMessage }) {
  const { lang, network: networkName } = useMessages();
  const texts = useCatalogue(signInMessages);
  const { accountAddress, chainId, domain, expirationTime, resources, statement } = message.data;
  const network = useWidgetState(({ networks }) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === chainId),
  );
  return (
    <>
      {statement !== undefined && (
        <blockquote className="statement">
          <bdi>{statement}</bdi>
        </blockquote>
      )}
      <DetailList>
        <Detail name={texts.signInSite}>
          <bdi>{domain}</bdi>
        </Detail>
        <Detail name={texts.signInAccount}>
          <bdi>
            <WholeAddress address={accountAddress} />
          </bdi>
        </Detail>
        <Detail name={networkName}>
          <bdi>{network?.name ?? chainId}</bdi>
        </Detail>
        {expirationTime !== undefined && (
          <Detail name={texts.signInExpires}>
            <bdi>{timeText(expirationTime, lang)}</bdi>
          </Detail>
        )}
        {resources && resources.length > 0 && (
          <div>
            <dt>{texts.signInResources}</dt>
            {resources.map((resource) => (
              <dd key={resource} className="resource">
                <bdi>{resource}</bdi>
              </dd>
            ))}
          </div>
        )}
      </DetailList>
      <Disclosure label={texts.signInWhole}>
        <bdi className="message-text" dir="ltr" translate="no">
          {message.text}
        </bdi>
      </Disclosure>
    </>
  );
}

/** The time as the visitor reads times, or as the message has it where it is none. */
function timeText(time: string, lang: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
