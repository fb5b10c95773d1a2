import { isReviewed } from '../../../../domain/language/is-reviewed';
import { isShownInEnglish, ownLanguage, showInEnglish } from '../domain/texts/spoken';

/**
 * Turns the page to English and back, where no native speaker has read the texts of its language. Each language is offered in itself:
 * those who cannot read it have no use for it.
 */
export function EnglishOffer() {
  const own = ownLanguage();
  if (isReviewed(own)) return null;
  const isEnglish = isShownInEnglish();
  return (
    <button
      type="button"
      className="action"
      data-kind="quiet"
      lang={isEnglish ? own : 'en'}
      onClick={() => showInEnglish(!isEnglish)}
    >
      <span>
        {isEnglish ? new Intl.DisplayNames(own, { type: 'language' }).of(own) : 'Show in English'}
      </span>
    </button>
  );
}
