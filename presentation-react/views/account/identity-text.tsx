import type { IdentityTexts } from '../../../domain/account/identity';
import { isOutgoing, outgoing } from '../../primitives/action';

/** What the account says of itself beside its name. */
export function IdentityText({ texts }: { readonly texts: IdentityTexts }) {
  const { description, url } = texts;
  return (
    <div className="about">
      {description !== undefined && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {isOutgoing(url) && (
        <a href={url} {...outgoing}>
          <bdi>{url}</bdi>
        </a>
      )}
    </div>
  );
}
