import { useCatalogue } from '../../bindings/use-catalogue';
import { onrampMessages } from '../../messages/onramp-en';
import { Documents } from '../connect/documents';

/** The site's terms and privacy policy, to which a visitor agrees by buying. */
export function BuyingDocuments() {
  const { onrampLegalNotice } = useCatalogue(onrampMessages);
  return <Documents notice={onrampLegalNotice} />;
}
