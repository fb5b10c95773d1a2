import { useRef } from 'react';
import type { Screen } from '../page/screens';
import { english } from '../texts/english';
import { ArmedButton } from './armed-button';
import { Card } from './card';
import { TwoPressButton } from './two-press-button';

type KeysScreen = Screen & { readonly kind: 'keys' };
type ShownSlot = KeysScreen['slots'][number];

const { keys: texts } = english;

/** The ways that open the wallet. */
export function KeysView({ screen }: { readonly screen: KeysScreen }) {
  const { addPasskey, addWords, close, end, isBusy, problem, retry, slots, takeAway } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      <p>{slots.length === 1 ? texts.only : texts.explain}</p>
      <ul className="slots">
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} isBusy={isBusy} end={end} />
        ))}
      </ul>
      {retry && (
        <button type="button" className="main" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {addPasskey && (
        <ArmedButton content={slots.length} isDisabled={isBusy} onPress={addPasskey}>
          {isBusy ? texts.working : texts.passkey}
        </ArmedButton>
      )}
      {addWords && (
        <button type="button" disabled={isBusy} onClick={addWords}>
          {texts.phrase}
        </button>
      )}
      {takeAway && (
        <button type="button" disabled={isBusy} onClick={takeAway}>
          {texts.takeAway}
        </button>
      )}
      <p className="quiet">{texts.operator}</p>
      <button type="button" onClick={close}>
        {texts.close}
      </button>
    </Card>
  );
}

/** One way. It ends by a second press, which says what that means. */
function SlotRow({
  end,
  isBusy,
  slot,
}: {
  readonly slot: ShownSlot;
  readonly isBusy: boolean;
  readonly end: KeysScreen['end'];
}) {
  const seen = useRef<HTMLLIElement>(null);
  const { canEnd, createdAtMs, id, isHere, kind } = slot;
  const name = isHere ? texts.here : texts.kinds[kind];
  return (
    <li ref={seen}>
      <span>
        {name}
        <span className="quiet">{texts.since(new Date(createdAtMs).toLocaleDateString())}</span>
      </span>
      {canEnd && end && (
        <TwoPressButton
          seen={seen}
          content={name}
          first={{ text: texts.end, label: texts.endOf(name) }}
          second={{ text: texts.really, label: texts.reallyEnd(name) }}
          warning={texts.ends[kind]}
          isDisabled={isBusy}
          onPress={() => end(id)}
        />
      )}
    </li>
  );
}
