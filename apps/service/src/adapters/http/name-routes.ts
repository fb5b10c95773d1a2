import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import type { AccountSignatures } from '../../use-cases/evm/account-signature';
import { addressesOf } from '../../use-cases/names/coin-addresses';
import { labelOf, labelUnder } from '../../use-cases/names/name-label';
import { messageIn, requestIn } from '../../use-cases/names/registration';
import type { NameTickets } from '../../use-cases/names/name-tickets';
import type {
  NameConflict,
  RegisteredName,
  RegisteredNames,
} from '../../use-cases/names/registered-names';

const MAX_NAME = 255;
const MAX_SUGGESTIONS = 4;
const EVM_BIT = 0x8000_0000;

export interface NameRoutesDeps {
  readonly isReserved: (label: string) => boolean;
  readonly names: RegisteredNames;
  readonly now: () => number;
  readonly parent: string;
  readonly signatures: AccountSignatures;
  readonly tickets: Pick<NameTickets, 'spend'>;
}

/** Why a name was refused, as the widget says it in words. */
type Refused = NameConflict | 'expired' | 'reserved' | 'signature' | 'ticket';

/**
 * `GET /names/lookup`, `/names/reverse` and `/names/suggestions`, and `POST /names`. To count a look-up would take the database
 * longer than the look-up, and a registration needs a ticket, of which each device of a login gets some.
 */
export function addNameRoutes(app: Hono<ServiceEnv>, deps: NameRoutesDeps): void {
  const { names, parent, tickets } = deps;

  app.get('/names/lookup/:name', async (c) => {
    const label = labelUnder(parent, c.req.param('name').slice(0, MAX_NAME));
    const found = label === undefined ? undefined : await names.find(label);
    return c.json({ record: found ? recordOf(found, parent) : null });
  });

  app.get('/names/reverse/:address', async (c) => {
    const found = await names.nameOf(c.req.param('address').slice(0, MAX_NAME));
    return c.json({ records: found ? [recordOf(found, parent)] : [] });
  });

  app.get('/names/suggestions/:label', async (c) => {
    const label = labelOf(c.req.param('label').slice(0, MAX_NAME));
    return c.json({ suggestions: label === undefined ? [] : await suggestions(label, deps) });
  });

  app.post('/names', async (c) => {
    const asked = requestIn(await jsonBody(c));
    if (!asked) throw new HttpRefusal(400, 'request');
    const message = messageIn(asked.message, parent, deps.now());
    if (!message) throw new HttpRefusal(400, 'message');
    const { isTimely, label, texts } = message;
    const refuse = (refused: Refused): Response => c.json({ refused });
    if (!isTimely) return refuse('expired');
    if (deps.isReserved(label)) return refuse('reserved');
    const { address, coinType } = asked;
    // A stranger's request stops here, before a node is asked.
    const use = { address, name: `${label}.${parent}`, site: c.req.header('origin') ?? '' };
    const login = await tickets.spend(asked.ticket, use);
    if (login === undefined) {
      // The same request, whose answer was lost, has spent it. What that has registered is public.
      const own = await names.registeredBy(asked);
      return own?.label === label ? c.json({ record: recordOf(own, parent) }) : refuse('ticket');
    }
    const signer = await deps.signatures.signerOf({ ...asked, chainId: coinType - EVM_BIT });
    if (!signer) return refuse('signature');
    const name = { label, address, coinType, signer, texts };
    const conflict = await names.register({ ...name, login, message: asked.message });
    return conflict ? refuse(conflict) : c.json({ record: recordOf(name, parent) });
  });
}

function recordOf(name: RegisteredName, parent: string): object {
  const { label, texts } = name;
  return { name: `${label}.${parent}`, addresses: addressesOf(name), attributes: texts };
}

/** The name itself, and free ones like it where it is taken. */
async function suggestions(
  label: string,
  { isReserved, names, parent }: NameRoutesDeps,
): Promise<readonly object[]> {
  if (isReserved(label)) return [{ name: `${label}.${parent}`, registered: true, reserved: true }];
  const others = ['2', '7', '42', '-x', '-one'].map((end) => label + end);
  const more = ['its-', 'the-', 'hey-'].map((start) => start + label);
  const possible = [label, ...others, ...more].filter((each) => labelOf(each) && !isReserved(each));
  const free = await names.freeOf(possible);
  if (free.includes(label)) return [{ name: `${label}.${parent}`, registered: false }];
  const offered = free.slice(0, MAX_SUGGESTIONS);
  return [
    { name: `${label}.${parent}`, registered: true },
    ...offered.map((each) => ({ name: `${each}.${parent}`, registered: false })),
  ];
}
