import { useId } from 'react';
import { useShellContext } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { useWidget } from '../../bindings/widget-context';
import { legalMessages } from '../../messages/legal-en';
import { outgoing } from '../../primitives/action';
import documentsCss from './documents.css';
import { useHasConsent } from './use-has-consent';

interface DocumentsProps {
  /** What agrees to them; absent: connecting. */
  readonly notice?: string | undefined;
}

/** The site's terms and privacy policy, with a box to tick where the site asks for consent. */
export function Documents({ notice }: DocumentsProps) {
  useStyle(documentsCss);
  const id = useId();
  const messages = useCatalogue(legalMessages);
  const { consent } = useShellContext();
  const { features, privacyPolicyUrl, termsConditionsUrl } = useWidget().options;
  const hasConsent = useHasConsent();
  const documents = [
    { href: termsConditionsUrl, name: messages.termsOfService },
    { href: privacyPolicyUrl, name: messages.privacyPolicy },
  ].filter(({ href }) => href !== undefined);
  return (
    <div className="legal">
      {features.legalCheckbox ? (
        <label>
          <input
            type="checkbox"
            checked={hasConsent}
            aria-describedby={id}
            onChange={({ target }) => consent.replace(target.checked)}
          />
          <span>{messages.legalConsent}</span>
        </label>
      ) : (
        <p>{notice ?? messages.legalNotice}</p>
      )}
      <p id={id}>
        {documents.map(({ href, name }) => (
          <a key={name} className="link" {...outgoing} href={href}>
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}
