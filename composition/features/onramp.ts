import { OnrampFeature } from '../../application/onramp/onramp-feature';
import { unnamedOnrampProviders } from '../../domain/onramp/onramp';
import { isRestrictedTimeZone } from '../../domain/onramp/onramp-offer';
import { BrowserPageWindows } from '../../infrastructure/host/browser-page-windows';
import { LoginWindows } from '../../ports/login-window';
import { OnrampSource } from '../../ports/onramp-source';
import { TransactionSource } from '../../ports/transaction-source';
import { serviceOnramp } from '../sources/onramp';
import { parsedSources } from '../sources/parsed-sources';
import type { FeatureParts } from './shared';

/** Tokens for money: from the site's own source, else from the service that the option `sources` names. */
export function onramp(parts: FeatureParts): OnrampFeature {
  const { activeAccount, navigation, networks, notices, ports, scope } = parts;
  const { url, providers = unnamedOnrampProviders } = parsedSources(parts).onramp ?? {};
  const service = url === undefined ? undefined : serviceOnramp(url, ports);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const onrampSource = ports.find(OnrampSource) ?? service;
  return new OnrampFeature({
    activeAccount,
    navigation,
    networks,
    notices,
    offered: !onrampSource || isRestrictedTimeZone(timeZone) ? [] : providers,
    onrampSource,
    scope,
    transactionSource: service ?? ports.find(TransactionSource),
    windows: ports.find(LoginWindows) ?? new BrowserPageWindows(),
  });
}
