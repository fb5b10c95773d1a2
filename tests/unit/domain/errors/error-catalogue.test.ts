import { describe, expect, it } from '@jest/globals';
import { coreErrorTexts } from '../../../../domain/errors/core-error-texts';
import { entryErrorTexts } from '../../../../domain/errors/entry-error-texts';
import {
  type ErrorCode,
  type ErrorContexts,
  errorTexts,
} from '../../../../domain/errors/error-catalogue';
import { permissionErrorTexts } from '../../../../domain/errors/permission-error-texts';
import { featureErrorTexts } from '../../../../domain/errors/feature-error-texts';
import { WidgetError } from '../../../../domain/errors/site-error';
import { walletAppErrorTexts } from '../../../../domain/errors/wallet-app-error-texts';

describe('the error catalogue', () => {
  it.each([
    pin('CAIP_ADDRESS_INVALID', { value: 'x' }, 'Invalid CAIP Address'),
    pin('CAIP_ADDRESS_MALFORMED', { value: 'a:b:c' }, 'Invalid CAIP-10 address: a:b:c'),
    pin('CAIP_NETWORK_ID_INVALID', { value: 'a:b' }, 'Invalid CAIP-2 network id: a:b'),
    pin('CHAIN_NOT_SUPPORTED', { caipNetworkId: 'eip155:1' }, 'Chain is not supported'),
    pin('DISCONNECT_FAILED', { namespaces: ['eip155'] }, 'Failed to disconnect'),
    pin('ACTIVE_ACCOUNT_MISSING', {}, 'No ActiveCaipAddress found'),
    pin('ACTIVE_NETWORK_MISSING', {}, 'No ActiveCaipNetwork or client found'),
    pin('SIGN_IN_CLIENT_MISSING', {}, 'No ConnectionController client found'),
    pin('FEATURE_OFF', { feature: 'siwx' }, 'SIWX is not enabled'),
    pin('NAME_LOOKUP_FAILED', {}, 'Error resolving name'),
    pin('NAME_SUGGESTIONS_FAILED', {}, 'Error fetching name suggestions'),
    pin('NAMES_OF_ADDRESS_FAILED', {}, 'Error fetching names for address'),
    pin('NAME_REGISTRATION_FAILED', { name: 'ada-1' }, 'Error registering name ada-1'),
    pin('NAME_OWNER_MISSING', {}, 'Address or auth connector not found'),
    pin('CONNECTOR_ALREADY_CONNECTED', { connectorId: 'x' }, 'Connector already connected'),
    pin(
      'CONNECTOR_NOT_FOUND',
      { connectorId: 'walletConnect' },
      'WalletConnectConnector not found',
    ),
    pin('SEND_UNSUPPORTED', { caipNetworkId: 'eip155:1' }, 'Unsupported chain'),
  ])('[R8.2] says $text for $code, verbatim', ({ error, text }) => {
    expect(error.message).toBe(text);
  });

  it.each([
    pin('NETWORK_NOT_FOUND', { caipNetworkId: 'eip155:2' }, 'Network not found: "eip155:2"'),
    pin(
      'NETWORK_NOT_FOUND',
      { caipNetworkId: 'ethereum', nearest: 'eip155:1' },
      'Network not found: "ethereum". Did you mean "eip155:1"?',
    ),
    pin(
      'CONNECTOR_NOT_FOUND',
      { connectorId: 'com.walet', nearest: 'com.wallet' },
      'Connector not found: "com.walet". Did you mean "com.wallet"?',
    ),
    pin(
      'VIEW_UNKNOWN',
      { view: 'Acount', nearest: 'Account' },
      'There is no view "Acount". Did you mean "Account"?',
    ),
    pin(
      'FEATURE_UNKNOWN',
      { feature: 'swaps', nearest: 'swap' },
      'There is no feature "swaps". Did you mean "swap"?',
    ),
    pin('PORT_MISSING', { port: 'clock' }, 'Nothing is provided for clock'),
    pin(
      'PORT_MISSING',
      { port: 'swapSource', option: 'sources.swaps' },
      'Nothing is provided for swapSource: set the option `sources.swaps`',
    ),
  ])('[R8.2] names what was looked for, and what is meant: $text', ({ error, text }) => {
    expect(error.message).toBe(text);
  });

  it.each([
    pin('EMAIL_RESEND_TOO_SOON', { seconds: 30 }, 'Please try again after 30 seconds'),
    pin('FRAME_NOT_LOADED', {}, 'Unable to load email login dependency'),
    pin('FRAME_MISSING', { part: 'iframe' }, 'W3mFrame: iframe is not set'),
    pin('FRAME_MISSING', { part: 'parent' }, 'W3mFrame: parent is not set'),
    pin('FRAME_ABORTED', { isRpc: false }, 'Something went wrong'),
    pin('FRAME_ABORTED', { isRpc: true }, 'Request was aborted'),
    pin('FRAME_FAILED', {}, 'An error occurred'),
  ])('[R8.4] says $text for $code, verbatim', ({ error, text }) => {
    expect(error.message).toBe(text);
  });

  it.each([
    pin('ADAPTER_NOT_FOUND', { namespace: 'solana' }, "Adapter for namespace solana doesn't exist"),
    pin('CHAIN_ID_INVALID', { chainId: -1 }, 'Invalid chainId'),
    pin(
      'OPTIONS_CONFLICT',
      { options: ['siweConfig', 'siwx'] },
      'Cannot set both `siweConfig` and `siwx` options',
    ),
    pin('RPC_METHOD_NOT_ALLOWED', { method: 'x' }, 'Requested RPC call is not allowed'),
    pin('HTTP_STATUS', { status: 503 }, 'HTTP status code: 503'),
    pin('EMAIL_RESEND_TOO_SOON', { seconds: 7 }, 'Please try again after 7 seconds'),
    pin('COPY_FAILED', {}, 'Failed to copy'),
    pin('PERMISSIONS_FAILED', {}, 'Error fetching smart sessions'),
    pin('PERMISSION_NOT_REVOKED', {}, 'Error revoking smart session'),
  ])("says $text for $code, in the specification's words", ({ error, text }) => {
    expect(error.message).toBe(text);
  });

  it('has the text of the wallet or the node for an error of theirs', () => {
    expect(new WidgetError('RPC', { rpcCode: 1, rpcMessage: 'nonce too low' }).message).toBe(
      'nonce too low',
    );
  });

  it.each(Object.entries(errorTexts))('has one short, whole sentence for %s', (code, textOf) => {
    const context = code === 'WALLET_APP_FAILED' ? { reason: 'appClosed' } : {};
    const anyContext = new Proxy(context, {
      get: (own, name) => (Reflect.get(own, name) as unknown) ?? 'ab',
    });
    const text = Reflect.apply(textOf, undefined, [anyContext]);

    expect(text).toEqual(expect.stringMatching(/^\S.{0,118}\S$/));
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it('has each code in one table: that of the core, with the entry’s codes, of features, of permissions, or of wallet apps', () => {
    const core = Object.keys(coreErrorTexts);
    const others = [featureErrorTexts, permissionErrorTexts, walletAppErrorTexts].flatMap(
      Object.keys,
    );

    expect([...core, ...others].sort()).toEqual(Object.keys(errorTexts).sort());
    expect(core).toEqual(expect.arrayContaining(Object.keys(entryErrorTexts)));
  });
});

function pin<Code extends ErrorCode>(code: Code, context: ErrorContexts[Code], text: string) {
  return { code, text, error: new WidgetError(code, context) };
}
