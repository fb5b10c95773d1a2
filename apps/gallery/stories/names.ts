import type { NamesVerbs } from '../../../application/names/names-feature';
import type { NameFailure } from '../../../domain/errors/name-refusal';
import { NO_NAME_REGISTRATION } from '../../../domain/name/name-registration-state';
import type { NamesState } from '../../../domain/name/names-state';
import { FakeWidget } from '../fake-widget';
import { type Stories, storiesOf, type Story } from './story';

const parent = 'site.eth';
const typed = 'alice';
const name = `${typed}.${parent}`;
const nothing = { status: 'idle', names: [] } as const;
const atRest: NamesState = {
  parent,
  suggestions: nothing,
  own: nothing,
  registration: NO_NAME_REGISTRATION,
};

/** The verbs of names, which change nothing. */
class QuietNames implements NamesVerbs {
  async suggest(): Promise<void> {}
  async loadOwn(): Promise<void> {}
  async register(): Promise<void> {}
}

/** A widget whose account chooses a name. */
export function withNames(part: Partial<NamesState> = {}): FakeWidget {
  const widget = new FakeWidget();
  widget.setAccount();
  widget.offer('names', new QuietNames());
  widget.setFeature('names', { ...atRest, ...part });
  return widget;
}

/** A story in which the visitor has typed a name. */
function typing(story: string, part: Partial<NamesState>, text = typed): Story {
  return { name: story, about: { args: { name: text } }, widget: () => withNames(part) };
}

const available: NamesState['suggestions'] = {
  status: 'loaded',
  names: [{ name, isRegistered: false }],
};

const taken: NamesState['suggestions'] = {
  status: 'loaded',
  names: [
    { name, isRegistered: true },
    { name: 'alice2.site.eth', isRegistered: false },
    { name: 'its-alice.site.eth', isRegistered: false },
    { name: 'the-alice.site.eth', isRegistered: true },
  ],
};

const failure = (why: NameFailure): Story =>
  typing(`failed, ${why}`, {
    suggestions: available,
    registration: { status: 'failed', name, reason: why, why },
  });

export const registerNameStories: Stories = [
  { name: 'nothing typed', widget: () => withNames() },
  typing('checking', { suggestions: { status: 'loading', names: [] } }),
  typing('available', { suggestions: available }),
  typing('taken, with names like it', { suggestions: taken }),
  typing('reserved', {
    suggestions: { status: 'loaded', names: [{ name, isRegistered: true, isReserved: true }] },
  }),
  typing('too short', {}, 'abc'),
  typing('no name', {}, 'ab_cd'),
  typing('the check failed', { suggestions: { status: 'failed', names: [] } }),
  typing('signing', { suggestions: available, registration: { status: 'signing', name } }),
  typing('registering', { suggestions: available, registration: { status: 'registering', name } }),
  ...storiesOf<NameFailure, undefined>(
    {
      declined: undefined,
      expired: undefined,
      failed: undefined,
      has_name: undefined,
      reserved: undefined,
      signature: undefined,
      similar: undefined,
      taken: undefined,
      ticket: undefined,
      unreachable: undefined,
      used: undefined,
    },
    failure,
  ),
  {
    name: 'a name already',
    widget: () => withNames({ own: { status: 'loaded', names: [{ name, addresses: {} }] } }),
  },
  {
    name: 'a long name already',
    widget: () =>
      withNames({
        own: {
          status: 'loaded',
          names: [{ name: `${'long-'.repeat(12)}x.${parent}`, addresses: {} }],
        },
      }),
  },
];

export const registerNameSuccessStories: Stories = [
  { name: 'registered', widget: () => withNames({ registration: { status: 'registered', name } }) },
];
