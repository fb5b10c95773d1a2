import { actWords } from '../../src/domain/texts/act-words';
import { approvalWords } from '../../src/domain/texts/approval-words';
import { armedWords } from '../../src/domain/texts/armed-words';
import { changeWords } from '../../src/domain/texts/change-words';
import { confirmLoginWords } from '../../src/domain/texts/confirm-login-words';
import { deviceWords } from '../../src/domain/texts/device-words';
import { english } from '../../src/domain/texts/english';
import { keysWords } from '../../src/domain/texts/keys-words';
import { kitWords } from '../../src/domain/texts/kit-words';
import type { LanguageTexts } from '../../src/domain/texts/language-texts';
import { loginsWords } from '../../src/domain/texts/logins-words';
import { noteWords } from '../../src/domain/texts/note-words';
import { recoveryWords } from '../../src/domain/texts/recovery-words';
import { renewalWords } from '../../src/domain/texts/renewal-words';
import { requestWords } from '../../src/domain/texts/request-words';
import { safetyWords } from '../../src/domain/texts/safety-words';
import { takeAwayWords } from '../../src/domain/texts/take-away-words';
import { unlockWords } from '../../src/domain/texts/unlock-words';
import { valueWords } from '../../src/domain/texts/value-words';
import { windowWords } from '../../src/domain/texts/window-words';
import { inEnglish } from '../../src/domain/texts/spoken';

/** Every text of the wallet's page in English. */
export const englishTexts: LanguageTexts = {
  first: inEnglish(english),
  logins: inEnglish(loginsWords),
  safety: inEnglish(safetyWords),
  words: inEnglish(recoveryWords),
  keys: inEnglish(keysWords),
  takeAway: inEnglish(takeAwayWords),
  unlock: inEnglish(unlockWords),
  approval: inEnglish(approvalWords),
  window: inEnglish(windowWords),
  confirmLogin: inEnglish(confirmLoginWords),
  note: inEnglish(noteWords),
  armed: inEnglish(armedWords),
  request: inEnglish(requestWords),
  values: inEnglish(valueWords),
  act: inEnglish(actWords),
  change: inEnglish(changeWords),
  device: inEnglish(deviceWords),
  renewal: inEnglish(renewalWords),
  kit: inEnglish(kitWords),
};
