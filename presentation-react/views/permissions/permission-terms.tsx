import type { ReactNode } from 'react';
import type {
  ShownLimit,
  ShownPermission,
  ShownRule,
} from '../../../domain/permission/shown-permission';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { permissionsMessages } from '../../messages/permissions-en';
import { reviewMessages } from '../../messages/review-en';
import { Notice } from '../../parts/notice';
import { AddressTerm, OwnTerm, ReviewTerms, Term } from '../../parts/review-terms';
import { WholeAddress } from '../../parts/whole-address';
import { limitLines, momentText, ruleLine } from './permission-words';
import { usePermissionsStyle } from './use-permissions-style';

interface PermissionTermsProps {
  readonly shown: ShownPermission;

  /** Whether it says what speaks against it. */
  readonly warns?: boolean;
}

/** A permission with all its limits: how much of what, what speaks against it, then by whom, where and until when. */
export function PermissionTerms({ shown, warns = true }: PermissionTermsProps) {
  usePermissionsStyle();
  const messages = useCatalogue(permissionsMessages);
  const terms = useCatalogue(reviewMessages);
  const { account, endsAtMs, holder, limits, network, reason, rules } = shown;
  const said = rules.flatMap((rule) => ruleLine(rule, messages) ?? []);
  return (
    <>
      <ReviewTerms>
        {limits.map((limit, index) => (
          <LimitTerms key={index} limit={limit} />
        ))}
      </ReviewTerms>
      {warns && <PermissionWarnings warnings={shown.warnings} />}
      <ReviewTerms>
        {said.length > 0 && (
          <Term name={messages.permissionRules}>{linesOf([...said, ...dataIn(rules)])}</Term>
        )}
        {rules.map(
          (rule, index) =>
            'addresses' in rule && (
              <Term
                key={index}
                name={
                  rule.kind === 'payees' ? messages.permissionPayees : messages.permissionRedeemers
                }
              >
                {rule.addresses.map((address) => (
                  <bdi key={address}>
                    <WholeAddress address={address} />
                  </bdi>
                ))}
              </Term>
            ),
        )}
        <Term name={messages.permissionHolder}>
          <Holder holder={holder} />
        </Term>
        <Term name={messages.permissionEnds} isInline>
          {endsAtMs === undefined ? messages.permissionNeverEnds : <Moment ms={endsAtMs} />}
        </Term>
        <Term name={terms.reviewNetwork} isInline>
          <bdi>{network}</bdi>
        </Term>
        {account !== undefined && <OwnTerm name={terms.reviewFrom} address={account} />}
        {reason !== undefined && (
          <Term name={messages.permissionReason}>
            <q role="none">
              <bdi>{reason}</bdi>
            </q>
          </Term>
        )}
      </ReviewTerms>
    </>
  );
}

/** What speaks against it. */
function PermissionWarnings({ warnings }: Pick<ShownPermission, 'warnings'>) {
  const { permissionWarnings } = useCatalogue(permissionsMessages);
  return warnings.map((warning) => <Notice key={warning}>{permissionWarnings[warning]}</Notice>);
}

function Moment({ ms }: { readonly ms: number }) {
  const { lang } = useMessages();
  return <bdi>{momentText(ms, lang)}</bdi>;
}

function LimitTerms({ limit }: { readonly limit: ShownLimit }) {
  const messages = useCatalogue(permissionsMessages);
  const { reviewContract } = useCatalogue(reviewMessages);
  const names = {
    spend: messages.permissionUpTo,
    nfts: messages.permissionNfts,
    calls: messages.permissionCalls,
    removals: messages.permissionUpTo,
    unknown: messages.permissionUpTo,
  } as const satisfies Record<ShownLimit['kind'], string>;
  return (
    <>
      <Term name={names[limit.kind]} isLarge>
        {linesOf([...limitLines(limit, messages), ...dataIn([limit])])}
      </Term>
      {'contract' in limit && (
        <AddressTerm name={messages.permissionContract} address={limit.contract} />
      )}
      {'token' in limit && <AddressTerm name={reviewContract} address={limit.token} />}
      {limit.kind === 'spend' && limit.startsAtMs !== undefined && (
        <Term name={messages.permissionStarts}>
          <Moment ms={limit.startsAtMs} />
        </Term>
      )}
    </>
  );
}

/** What parts of a type that is not known contain. */
function dataIn(parts: readonly (ShownLimit | ShownRule)[]): readonly string[] {
  return parts.flatMap((part) => (part.kind === 'unknown' ? [part.data] : []));
}

function linesOf(texts: readonly string[]): ReactNode {
  return texts.map((text, index) => (
    <bdi key={index} className="permission-line">
      {text}
    </bdi>
  ));
}

function Holder({ holder }: { readonly holder: ShownPermission['holder'] }) {
  const messages = useCatalogue(permissionsMessages);
  switch (holder.kind) {
    case 'account':
      return (
        <bdi>
          <WholeAddress address={holder.address} />
        </bdi>
      );
    case 'keys':
      return (
        <>
          {messages.permissionHolderKey}{' '}
          {holder.ids.map((id) => (
            <bdi key={id}>{id}</bdi>
          ))}
        </>
      );
    case 'wallet':
      return messages.permissionHolderWallet;
    case 'unknown':
      return (
        <>
          {messages.permissionUnknown(holder.type)} <bdi>{holder.data}</bdi>
        </>
      );
  }
}
