import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../domain/errors/widget-error';
import type { NameRegistrationRequest, NameService } from '../../ports/name-service';

/** A service that knows `ada.example.eth` of {@link NameHarness.address}, suggests `ada-1.example.eth`, and registers. */
export interface NameHarness {
  readonly service: NameService;
  readonly address: string;
  readonly registrations: () => readonly NameRegistrationRequest[];

  /** From now on refuses registrations, for this reason. */
  readonly refuse: (reason: string) => void;
}

/** The contract of every {@link NameService}. `create` with `'unreachable'` never answers. */
export function describeNameService(
  name: string,
  create: (service: 'reachable' | 'unreachable') => NameHarness,
): void {
  describe(`${name} keeps the NameService contract`, () => {
    it('[R7.3] looks a name up, and an address', async () => {
      const { service, address } = create('reachable');

      expect(await service.lookUp('ada.example.eth')).toMatchObject({
        name: 'ada.example.eth',
        addresses: { 60: address },
      });
      expect(await service.lookUp('unknown.example.eth')).toBeUndefined();
      expect((await service.namesOf(address)).map((record) => record.name)).toEqual([
        'ada.example.eth',
      ]);
      expect(await service.namesOf(`0x${'9'.repeat(40)}`)).toEqual([]);
    });

    it('[R7.3] suggests names', async () => {
      const { service } = create('reachable');

      expect(await service.suggest('ada-1')).toEqual([
        { name: 'ada-1.example.eth', isRegistered: false },
      ]);
    });

    it('[R7.3] registers exactly the signed message, with the ticket of the login', async () => {
      const { service, address, registrations } = create('reachable');
      const request = {
        coinType: 0x8000_0001,
        address,
        message: '{"name":"ada-1"}',
        signature: '0x1',
        ticket: 'ticket-of-ada',
      };

      await service.register(request);

      expect(registrations()).toEqual([request]);
    });

    it.each([
      'Name is taken',
      'The account is not one of a login, or the ticket of the login is over',
    ])('reports why a name is refused: %s', async (reason) => {
      const { service, address, refuse } = create('reachable');
      refuse(reason);
      const signed = { coinType: 0x8000_0001, address, message: '{}', signature: '0x1' };

      await expect(service.register({ ...signed, ticket: '' })).rejects.toMatchObject({
        code: 'NAME_REGISTRATION_REFUSED',
        message: reason,
      });
    });

    it('reports that there is no answer', async () => {
      const { service, address } = create('unreachable');

      for (const answer of [
        service.lookUp('ada.example.eth'),
        service.namesOf(address),
        service.suggest('ada-1'),
      ])
        await expect(answer).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    });

    it('sends nothing when it is aborted already', async () => {
      const { service } = create('reachable');
      const reason = new WidgetError('ABORTED', {});

      await expect(service.lookUp('ada.example.eth', AbortSignal.abort(reason))).rejects.toBe(
        reason,
      );
    });
  });
}
