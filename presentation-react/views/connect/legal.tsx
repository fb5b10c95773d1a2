import type { ReactNode } from 'react';
import { useWidget } from '../../bindings/widget-context';
import { RarePart } from '../../parts/rare-part';

const loadDocuments = async () => (await import('./documents')).Documents;

/** The site's documents: above `children` where the site asks for consent, else below them. */
export function Legal({ children }: { readonly children: ReactNode }) {
  const { features, privacyPolicyUrl, termsConditionsUrl } = useWidget().options;
  if ((privacyPolicyUrl ?? termsConditionsUrl) === undefined) return children;
  const documents = <RarePart load={loadDocuments} />;
  return (
    <>
      {features.legalCheckbox && documents}
      {children}
      {!features.legalCheckbox && documents}
    </>
  );
}
