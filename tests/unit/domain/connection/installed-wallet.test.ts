import { describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../../domain/connection/connector';
import { isInstalledAs } from '../../../../domain/connection/installed-wallet';

const rainbow = { id: 'me.rainbow', rdns: 'me.rainbow', name: 'Rainbow' };

function wallet(id: string, name: string, more: Partial<Connector> = {}): Connector {
  return connectorOn(more.namespace ?? 'solana', { id, name, type: 'ANNOUNCED', ...more });
}

describe('a listed wallet', () => {
  it('is installed where a connector has its id, its rdns or a known pair of it', () => {
    const announced = wallet('x', 'Rainbow', { namespace: 'eip155', info: { rdns: 'me.rainbow' } });
    const phantom = { id: 'app.phantom', rdns: 'app.phantom', name: 'Phantom' };

    expect(isInstalledAs(wallet('me.rainbow', 'R'), rainbow)).toBe(true);
    expect(isInstalledAs(announced, rainbow)).toBe(true);
    expect(isInstalledAs(wallet('wallet-standard:Phantom', 'Phantom'), phantom)).toBe(true);
  });

  it('is not installed where a connector only shares its name', () => {
    expect(isInstalledAs(wallet('wallet-standard:Rainbow', 'Rainbow'), rainbow)).toBe(false);
    expect(isInstalledAs(wallet('x', 'rainbow wallet'), rainbow)).toBe(false);
  });

  it('matches by its exact name if it has no rdns and no other wallet claims the name', () => {
    const harbour = { id: 'harbour', name: 'Harbour' };

    expect(isInstalledAs(wallet('wallet-standard:Harbour', 'Harbour'), harbour)).toBe(true);
    expect(isInstalledAs(wallet('wallet-standard:HARBOUR', 'HARBOUR'), harbour)).toBe(false);
    expect(
      isInstalledAs(wallet('wallet-standard:Harbour', 'Harbour', { isDuplicate: true }), harbour),
    ).toBe(false);
  });
});
