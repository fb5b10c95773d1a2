import { attempt } from '../../../domain/outside/attempt';

/** The object at the dotted path `id` of `page`, where it could be a wallet's provider. */
export function providerAt(page: object, id: string): object | undefined {
  const provider = attempt(() =>
    id
      .split('.')
      .reduce<unknown>(
        (place, part) =>
          isObject(place) && part in place
            ? (place as Readonly<Record<string, unknown>>)[part]
            : undefined,
        page,
      ),
  );
  return isObject(provider) ? provider : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
