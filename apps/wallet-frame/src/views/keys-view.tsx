import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { ArmedButton } from './armed-button';
import { Card } from './card';

type KeysScreen = Screen & { readonly kind: 'keys' };
type ShownSlot = KeysScreen['slots'][number];

const { keys: texts } = english;

/** The slots that open the wallet. */
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

/** One slot. The wallet asks once more before it ends. */
function SlotRow({
  end,
  isBusy,
  slot,
}: {
  readonly slot: ShownSlot;
  readonly isBusy: boolean;
  readonly end: KeysScreen['end'];
}) {
  const { canEnd, createdAtMs, id, isHere, kind } = slot;
  const name = isHere ? texts.here : texts.kinds[kind];
  return (
    <li>
      <span>
        {name}
        <span className="quiet">{texts.since(new Date(createdAtMs).toLocaleDateString())}</span>
      </span>
      {canEnd && end && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={texts.endOf(name)}
          onClick={() => end(id)}
        >
          {texts.end}
        </button>
      )}
    </li>
  );
}
