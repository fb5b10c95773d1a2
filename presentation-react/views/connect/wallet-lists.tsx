import { useId } from 'react';
import { hasRelay } from '../../../domain/options/has-relay';
import { useMessages, useViewEntry } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { columnKeys } from '../../primitives/arrow-keys/key-map';
import { useArrowKeys } from '../../primitives/arrow-keys/use-arrow-keys';
import { AllWalletsRow } from './all-wallets-row';
import { useHasConsent } from './use-has-consent';
import { RarePart } from '../../parts/rare-part';
import { isReached } from './reached-wallets';
import { useIsLooking } from './use-is-looking';
import { useListChoice } from './use-list-choice';
import { useSteadyRows } from './use-steady-rows';
import { WalletRow } from './wallet-row';
import { labelOf, sectionsOf, type WalletSection } from './wallet-sections';

const loadInstall = async () => (await import('./list-notes')).InstallNote;
const loadLeftOut = async () => (await import('./list-notes')).LeftOutNote;

export const loadNoWallet = async () => (await import('./no-wallet')).NoWallet;

/** An id that no wallet has. */
const ALL_WALLETS = ' all';

/** Below the rows, where there is no section of others that it can end. */
const noOthers: WalletSection = { kind: 'others', rows: [] };

/** The wallets in their order, each kind below its label; choosing one asks that wallet to connect. */
export function WalletLists() {
  const messages = useMessages();
  const id = useId();
  const namespace = useViewEntry()?.namespace;
  const connectors = useWidgetState((state) => state.connectors);
  const all = useSteadyRows(useWidgetState(({ connectorRows }) => connectorRows));
  const { hold } = all;
  const rows = namespace
    ? all.rows.filter((row) => isReached(row, namespace, connectors))
    : all.rows;
  const leftOutCount = useWidgetState((state) => state.leftOutCount);
  const isPhone = useWidgetState(({ features }) => features.wallets?.deviceKind) === 'mobile';
  const hasAll = useHasAllWallets(isPhone);
  const isOwn = isPhone && rows[0]?.type === 'injected';
  const choice = useListChoice();
  const mayConnect = useHasConsent();
  const isLooking = useIsLooking();
  const ids = [...rows.map((row) => row.id), ...(hasAll ? [ALL_WALLETS] : [])];
  const { group, onKeyDown, itemProps } = useArrowKeys<HTMLFieldSetElement>(ids, columnKeys);
  if (ids.length === 0) return isLooking ? <Waiting /> : <RarePart load={loadNoWallet} />;

  const sections = sectionsOf(rows, isOwn);
  const isOneMore = hasAll && sections.at(-1)?.kind !== 'others';
  const shown = isOneMore ? [...sections, noOthers] : sections;
  return (
    <>
      {rows.every(({ tag }) => tag === 'getWallet') && !hasAll && <RarePart load={loadInstall} />}
      <fieldset
        ref={group}
        className="lists"
        disabled={!mayConnect}
        onKeyDown={onKeyDown}
        {...hold}
      >
        {shown.map((section, index) => {
          const label = section.rows.length > 0 ? labelOf(section, messages, isOwn) : undefined;
          const labelId = `${id}-${index}`;
          return (
            <div key={`${section.kind} ${index}`} className="section">
              {label !== undefined && (
                <h3 id={labelId} className="label" data-kind={section.kind}>
                  {label}
                </h3>
              )}
              <ul className="list" aria-labelledby={label && labelId}>
                {section.rows.map((row) => (
                  <WalletRow
                    key={row.id}
                    row={row}
                    namespace={namespace}
                    choice={choice}
                    buttonProps={itemProps(row.id)}
                  />
                ))}
                {hasAll && index === shown.length - 1 && (
                  <AllWalletsRow choice={choice} buttonProps={itemProps(ALL_WALLETS)} />
                )}
              </ul>
            </div>
          );
        })}
      </fieldset>
      {leftOutCount !== undefined && <RarePart load={loadLeftOut} />}
    </>
  );
}

/** Rows in the shape of the wallets to come. */
function Waiting() {
  const { loading } = useMessages();
  return (
    <div className="list" aria-busy="true">
      <span className="visually-hidden">{loading}</span>
      <div className="row skeleton" />
      <div className="row skeleton" />
      <div className="row skeleton" />
    </div>
  );
}

/** Wallets that are not installed connect by pairing, which needs a relay, or open the page on a phone. */
function useHasAllWallets(isPhone: boolean): boolean {
  const { options } = useWidget();
  const { allWallets, enableWallets, features, networks } = options;
  const isHere = isPhone || (allWallets !== 'ONLY_MOBILE' && hasRelay(options));
  const isWanted = enableWallets && features.allWallets && allWallets !== 'HIDE';
  return isWanted && isHere && networks.length > 0;
}
