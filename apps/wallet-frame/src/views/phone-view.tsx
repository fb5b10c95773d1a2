import { useMemo, useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { deviceWords } from '../domain/texts/device-words';
import { Button } from './button';
import { Card } from './card';
import { qrPath } from './qr-path';
import { useHasRoom } from './use-has-room';

const { phone: texts } = deviceWords;

/** A login that the visitor approves in Farcaster's app: by its QR code, or on a phone by its link. */
export function PhoneView({ screen }: { readonly screen: Screen & { readonly kind: 'phone' } }) {
  const { leave, link } = screen;
  const hasRoom = useHasRoom();
  const [copy, setCopy] = useState<'done' | 'failed'>();
  const copyLink = (): void =>
    void navigator.clipboard.writeText(link ?? '').then(
      () => setCopy('done'),
      () => setCopy('failed'),
    );
  return (
    <Card title={texts.title}>
      {hasRoom && <Code link={link} />}
      <div className="say" role="status">
        <p>{link === undefined ? texts.preparing : texts[hasRoom ? 'scan' : 'approve']}</p>
        {copy === 'done' && <p className="quiet">{texts.copied}</p>}
      </div>
      <p className="quiet">{texts.joins}</p>
      {!hasRoom && link !== undefined && (
        <a
          className="action"
          data-kind="primary"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.open}
        </a>
      )}
      {copy === 'failed' && (
        <span className="field">
          <input readOnly dir="ltr" aria-label={texts.link} value={link} />
        </span>
      )}
      <Button isDisabled={link === undefined} onPress={copyLink}>
        {texts.copy}
      </Button>
      <Button kind="quiet" onPress={leave}>
        {texts.leave}
      </Button>
    </Card>
  );
}

function Code({ link }: { readonly link: string | undefined }) {
  const code = useMemo(() => (link === undefined ? undefined : qrPath(link)), [link]);
  if (!code) return <div className="qr" />;
  return (
    <svg
      className="qr"
      role="img"
      aria-label={texts.code}
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
