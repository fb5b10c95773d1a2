import { FeatureError } from '../../domain/errors/feature-error';
import { WidgetError } from '../../domain/errors/widget-error';
import type { NameRecord, NameSuggestion } from '../../domain/name/name-record';
import { isNameRefusal, nameRefusalTexts } from '../../domain/errors/name-refusal';
import {
  isUntrustedRecord,
  fieldOf,
  listOf,
  parseEach,
  textOf,
} from '../../domain/outside/untrusted-record';
import type { HttpClient } from '../../ports/http-client';
import type { NameRegistrationRequest, NameService } from '../../ports/name-service';

const MAX_RECORDS = 20;
const MAX_NAME = 255;

export interface ServiceNamesDeps {
  readonly http: HttpClient;

  /** The address of the operator's service, without a slash at its end. */
  readonly url: string;
  readonly parent: string;
}

/** Names by the operator's service. Names that are not under the service's parent do not count. */
export class ServiceNames implements NameService {
  readonly parent: string;
  readonly #deps: ServiceNamesDeps;

  constructor(deps: ServiceNamesDeps) {
    this.#deps = deps;
    this.parent = deps.parent;
  }

  async lookUp(name: string, signal?: AbortSignal): Promise<NameRecord | undefined> {
    const asked = name.trim().toLowerCase();
    if (!this.#isOwn(asked)) return undefined;
    const answer = await this.#get('lookup', asked, signal);
    const record = this.#recordIn(fieldOf(answer, 'record'));
    if (!record && fieldOf(answer, 'record') !== null) throw refusal('it has no record');
    return record;
  }

  async namesOf(address: string, signal?: AbortSignal): Promise<readonly NameRecord[]> {
    const records = listOf(await this.#get('reverse', address, signal), 'records', MAX_RECORDS);
    if (!records) throw refusal('it has no records');
    return parseEach(records, (record) => this.#recordIn(record));
  }

  async suggest(label: string, signal?: AbortSignal): Promise<readonly NameSuggestion[]> {
    const answer = await this.#get('suggestions', label, signal);
    const suggestions = listOf(answer, 'suggestions', MAX_RECORDS);
    if (!suggestions) throw refusal('it has no suggestions');
    return parseEach(suggestions, (suggestion) => {
      const name = textOf(suggestion, 'name');
      if (name === undefined || !this.#isOwn(name)) return undefined;
      return {
        name,
        isRegistered: fieldOf(suggestion, 'registered') !== false,
        ...(fieldOf(suggestion, 'reserved') === true && { isReserved: true }),
      };
    });
  }

  async register(request: NameRegistrationRequest, signal?: AbortSignal): Promise<void> {
    const { http, url } = this.#deps;
    const answer = await http.request({ url: `${url}/names`, body: request }, signal);
    const refused = textOf(answer, 'refused');
    if (refused !== undefined && isNameRefusal(refused)) {
      const reason = nameRefusalTexts[refused];
      throw new FeatureError('NAME_REGISTRATION_REFUSED', { reason, refusal: refused });
    }
    if (!this.#recordIn(fieldOf(answer, 'record'))) throw refusal('it has no record');
  }

  #get(kind: string, about: string, signal?: AbortSignal): Promise<unknown> {
    const { http, url } = this.#deps;
    return http.request({ url: `${url}/names/${kind}/${encodeURIComponent(about)}` }, signal);
  }

  #recordIn(record: unknown): NameRecord | undefined {
    const name = textOf(record, 'name');
    const addresses = fieldOf(record, 'addresses');
    if (name === undefined || !this.#isOwn(name) || !isUntrustedRecord(addresses)) return undefined;
    const avatarUrl = textOf(fieldOf(record, 'attributes'), 'avatar');
    const known = Object.keys(addresses).flatMap((coinType) => {
      const address = textOf(addresses, coinType);
      return address === undefined ? [] : [[coinType, address] as const];
    });
    return {
      name,
      addresses: Object.fromEntries(known),
      ...(avatarUrl !== undefined && { avatarUrl }),
    };
  }

  #isOwn(name: string): boolean {
    return name.length <= MAX_NAME && name.endsWith(`.${this.#deps.parent}`);
  }
}

function refusal(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}
