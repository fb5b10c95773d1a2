import type { ReactNode } from 'react';
import { useMessages } from '../../bindings/shell-context';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useWidget } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';

/** The site's documents: above `children` where the site asks for consent, else below them. */
export function Legal({ children }: { readonly children: ReactNode }) {
  const { features, privacyPolicyUrl, termsConditionsUrl } = useWidget().options;
  if ((privacyPolicyUrl ?? termsConditionsUrl) === undefined) return children;
  return (
    <>
      {features.legalCheckbox && <LateDocuments />}
      {children}
      {!features.legalCheckbox && <LateDocuments />}
    </>
  );
}

const loadDocuments = async () => (await import('./documents')).Documents;

function LateDocuments() {
  const { tryAgain, viewMissing } = useMessages();
  const { value: Documents, hasFailed, retry } = useDownloaded(loadDocuments);
  if (Documents) return <Documents />;
  if (!hasFailed) return null;
  return (
    <div className="stack">
      <p role="alert" className="note">
        {viewMissing}
      </p>
      <Action kind="secondary" onPress={retry}>
        {tryAgain}
      </Action>
    </div>
  );
}
