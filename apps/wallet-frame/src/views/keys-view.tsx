import type { Screen } from '../domain/screens/screens';
import { keysWords as texts } from '../domain/texts/keys-words';
import { sayDate } from '../domain/texts/say-time';
import { Icon } from '../../../../presentation-react/primitives/icon';
import { ArmedButton } from './armed-button';
import { Button } from './button';
import { Card } from './card';
import { Entry } from './entry';
import { OwnIcon } from './own-icon';

type KeysScreen = Screen & { readonly kind: 'keys' };
type ShownSlot = KeysScreen['slots'][number];

/** The slots that open the wallet. */
export function KeysView({ screen }: { readonly screen: KeysScreen }) {
  const { addPasskey, addWords, close, end, isBusy, problem, retry, slots, takeAway } = screen;
  return (
    <Card title={texts.title} problem={problem} close={{ label: texts.close, onPress: close }}>
      <p className="say">{slots.length === 1 ? texts.only : texts.explain}</p>
      <ul className="rows">
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} isBusy={isBusy} end={end} />
        ))}
      </ul>
      {retry && (
        <Button kind="primary" onPress={retry}>
          {texts.retry}
        </Button>
      )}
      {addPasskey && (
        <ArmedButton content={slots.length} isDisabled={isBusy} onPress={addPasskey}>
          {isBusy ? texts.working : texts.passkey}
        </ArmedButton>
      )}
      {addWords && (
        <Button isDisabled={isBusy} onPress={addWords}>
          {texts.phrase}
        </Button>
      )}
      {takeAway && (
        <Button kind="quiet" isDisabled={isBusy} onPress={takeAway}>
          {texts.takeAway}
        </Button>
      )}
      <p className="quiet">{texts.operator}</p>
    </Card>
  );
}

const icons = {
  device: <OwnIcon name="browser" />,
  kit: <OwnIcon name="file" />,
  passkey: <Icon name="key" />,
  phrase: <OwnIcon name="words" />,
} as const;

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
    <Entry icon={icons[kind]} name={name} notes={[texts.since(sayDate(createdAtMs))]}>
      {canEnd && end && (
        <Button kind="quiet" isDisabled={isBusy} label={texts.endOf(name)} onPress={() => end(id)}>
          {texts.end}
        </Button>
      )}
    </Entry>
  );
}
