import { choices } from './choices';
import { useChoices } from './use-choices';

const SUGGESTED = '#b3401a';

/** The accent of the widget: the preset's own, or any colour. */
export function AccentField() {
  const { accent } = useChoices();
  return (
    <fieldset>
      <legend>Accent</legend>
      <div className="accent">
        <label className="swatch">
          <input
            type="color"
            value={accent || SUGGESTED}
            onChange={({ target }) => choices.change({ accent: target.value })}
          />
          <span>{accent || 'Any colour'}</span>
        </label>
        <button
          type="button"
          disabled={accent === ''}
          onClick={() => choices.change({ accent: '' })}
        >
          The preset’s own
        </button>
      </div>
    </fieldset>
  );
}
