import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('uk');
const seconds = { one: 'секунду', few: 'секунди', many: 'секунд' };

/** `1 секунду`, `2 секунди`, `5 секунд`: so many seconds after `через`. */
function inSeconds(count: number): string {
  const form = plural.select(count);
  if (form === 'one' || form === 'many') return `${count} ${seconds[form]}`;
  return `${count} ${seconds.few}`;
}

export const texts = {
  emailLabel: 'Адреса електронної пошти',
  emailSubmit: 'Продовжити з цією поштою',
  emailOr: 'або',
  emailEnterCode: (email) => `Введіть код для ${email}`,
  emailInvalid: 'Неправильна адреса пошти. Спробуйте ще раз.',
  emailTooSoon: (count) => `Спробуйте ще раз через ${inSeconds(count)}`,
  emailUnreachable: 'Немає звʼязку зі службою входу. Перевірте зʼєднання та спробуйте ще раз.',
  emailNoNetwork: 'Цей гаманець не працює в мережах цього сайту. Використайте інший гаманець.',
  emailFailed: 'Вхід не почався. Спробуйте ще раз або використайте гаманець.',
  emailSaid: (text) => `Повідомлення входу: ${text}`,
  emailCodeTitle: (email) => `Введіть код, який ми надіслали на ${email}`,
  emailCodeHint: 'Код діє 10 хвилин. Він надішлеться з останньою цифрою.',
  emailCodeLabel: 'Код із шести цифр',
  emailCodeWrong: 'Цей код неправильний. Спробуйте ще раз.',
  emailResend: 'Надіслати код ще раз',
  emailResendIn: (count) => `Надіслати ще раз через ${count} с`,
  emailOther: 'Використати іншу пошту',
  emailEnded: {
    refused: 'Цей вхід завершено. Почніть знову, щоб отримати новий код.',
    timedOut: 'Вхід тривав задовго. Почніть знову.',
    tooManyCodes: 'Забагато неправильних кодів. Почніть знову, щоб отримати новий.',
  },
  emailAgain: 'Почати знову',
  emailConnecting: 'Відкриваємо ваш гаманець',
  frameTitles: {
    safety: 'Збережіть доступ до гаманця',
    unlock: 'Відкрийте свій гаманець',
    renewal: 'Новий гаманець',
    kit: 'Використати офлайн-набір',
    window: 'Продовжте в гаманці',
  },
  emailDeviceTitle: 'Підтвердьте цей пристрій',
  emailDeviceHint: (email) =>
    `Відкрийте лист, який ми надіслали на ${email}, і підтвердьте вхід. Далі все продовжиться автоматично.`,
  emailNewLabel: 'Нова адреса електронної пошти',
  emailSave: 'Зберегти',
  emailOldCode: 'Введіть код, який ми надіслали на вашу поточну пошту',
  emailNewCode: (email) => `Введіть код, який ми надіслали на ${email}`,
  socialContinue: (name) => `Продовжити з ${name}`,
  approveTitle: 'Схваліть у гаманці',
  approveHint: 'Перевірте запит у вікні гаманця.',
  approveReject: 'Відхилити',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Цей підпис дозволяє комусь переміщувати ваші токени без обмежень.'
      : `Цей підпис дозволяє ${spender} переміщувати ваші токени без обмежень.`,

  nameHint: (parent) =>
    `Імʼя, за яким вам можуть платити, наприклад ada-1.${parent}. Це безкоштовно.`,
  nameLabel: 'Імʼя',
  nameFaults: {
    characters: 'Використовуйте літери, цифри та дефіси.',
    tooShort: 'Використайте щонайменше 4 символи.',
  },
  nameChecking: 'Перевіряємо',
  nameAvailable: (name) => `Імʼя ${name} вільне`,
  nameTaken: (name) => `Імʼя ${name} зайняте або схоже на зайняте`,
  nameReserved: (name) => `Імʼя ${name} зарезервоване`,
  nameCheckFailed: 'Не вдалося перевірити імʼя. Перевірте зʼєднання та спробуйте ще раз.',
  nameSuggestions: 'Схожі імена',
  nameTags: { available: 'Вільне', registered: 'Зареєстроване' },
  nameForever: 'Акаунт має одне імʼя. Потім його не можна змінити.',
  nameChoose: 'Вибрати це імʼя',
  nameSigning: 'Підпишіть повідомлення в гаманці',
  nameRegistering: 'Реєструємо ваше імʼя',
  nameFailures: {
    declined: 'Ви не підписали. Нічого не зареєстровано.',
    expired: 'Термін дії підпису минув, або годинник пристрою неточний. Спробуйте ще раз.',
    failed: 'Імʼя не зареєстровано. Спробуйте ще раз.',
    has_name: 'Ваш акаунт уже має імʼя.',
    reserved: 'Це імʼя зарезервоване. Виберіть інше.',
    signature: 'Підпис від іншого акаунта. Спробуйте ще раз.',
    similar: 'Це імʼя схоже на зайняте. Виберіть інше.',
    taken: 'Інший акаунт щойно зайняв це імʼя. Виберіть інше.',
    ticket: 'Не вдалося підтвердити ваш вхід. Вийдіть із гаманця, увійдіть і спробуйте ще раз.',
    unreachable:
      'Немає звʼязку зі службою імен. Перевірте зʼєднання та спробуйте ще раз: імʼя вже може бути зареєстроване.',
    used: 'Це повідомлення вже використано. Спробуйте ще раз.',
  },
  nameOwned: (name) => `Ви вже маєте імʼя: ${name}`,
  nameOwnedHint: 'Імʼя залишається за своїм акаунтом, тож платежі завжди надходять на нього.',
  nameDone: (name) => `Імʼя ${name} ваше`,
  nameDoneHint: 'Його можна використовувати замість вашої адреси.',
  nameToAccount: 'До акаунта',
  nameOfAccount: 'Імʼя:',
  namesOffer: 'Вибрати імʼя для цього акаунта',

  profileBy: (name) => `Вхід через ${name}`,
  profileEmail: 'Змінити пошту',
  profileLogins: 'Способи входу',
  walletKeys: 'Ключі вашого гаманця',
  waysToOpen: (count, all) => `Способи відкрити: ${count} із ${all}`,
  wayAdd: 'Додати другий спосіб',
  wayLater: 'Не зараз',

  socialOpening: (name) => `Відкриваємо ${name}`,
  socialWaiting: (name) => `Увійдіть через ${name}`,
  socialWaitingHint: 'Увійдіть у вікні гаманця. Далі все продовжиться автоматично.',
  socialAgain: 'Відкрити вікно ще раз',
  socialInThisTab: 'Продовжити в цій вкладці',
  socialFailed: {
    blocked:
      'Браузер заблокував вікно. Дозвольте цьому сайту спливні вікна або продовжте в цій вкладці.',
    cancelled: 'Ви закрили вхід.',
    refused: 'Увійти не вдалося. Спробуйте ще раз або виберіть інший спосіб.',
    timedOut: 'Вхід тривав задовго. Спробуйте ще раз.',
  },
  farcasterScan: 'Відскануйте телефоном, потім підтвердьте вхід у Farcaster.',
  farcasterCode: 'QR-код для входу через Farcaster',
  farcasterPreparing: 'Готуємо QR-код',
  farcasterHint: 'Підтвердьте вхід у Farcaster, потім поверніться сюди.',
  farcasterOpen: 'Відкрити Farcaster',
  farcasterCopy: 'Скопіювати посилання',
} satisfies PartTexts<'login'>;
