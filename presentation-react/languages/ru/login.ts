import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('ru');
const seconds = { one: 'секунду', few: 'секунды', many: 'секунд' };

/** `1 секунду`, `2 секунды`, `5 секунд`: so many seconds after `через`. */
function inSeconds(count: number): string {
  const form = plural.select(count);
  if (form === 'one' || form === 'many') return `${count} ${seconds[form]}`;
  return `${count} ${seconds.few}`;
}

export const texts = {
  emailLabel: 'Адрес электронной почты',
  emailSubmit: 'Продолжить с этой почтой',
  emailOr: 'или',
  emailEnterCode: (email) => `Введите код для ${email}`,
  emailInvalid: 'Неверный адрес почты. Попробуйте еще раз.',
  emailTooSoon: (count) => `Повторите попытку через ${inSeconds(count)}`,
  emailUnreachable: 'Сервис входа недоступен. Проверьте подключение и попробуйте еще раз.',
  emailNoNetwork:
    'Этот кошелек не работает ни в одной из сетей этого сайта. Используйте другой кошелек.',
  emailFailed: 'Не удалось начать вход. Попробуйте еще раз или используйте кошелек.',
  emailSaid: (text) => `Сообщение при входе: ${text}`,
  emailCodeTitle: (email) => `Введите код, отправленный на ${email}`,
  emailCodeHint: 'Код действует 10 минут. Он отправится с последней цифрой.',
  emailCodeLabel: 'Код из шести цифр',
  emailCodeWrong: 'Неверный код. Попробуйте еще раз.',
  emailResend: 'Отправить код снова',
  emailResendIn: (count) => `Отправить снова через ${count} с`,
  emailOther: 'Использовать другую почту',
  emailEnded: {
    refused: 'Этот вход завершен. Начните заново, чтобы получить новый код.',
    timedOut: 'Сервис входа не ответил вовремя. Начните заново.',
    tooManyCodes: 'Слишком много неверных кодов. Начните заново, чтобы получить новый.',
  },
  emailAgain: 'Начать заново',
  emailConnecting: 'Открываем ваш кошелек',
  frameTitles: {
    safety: 'Сохраните доступ к кошельку',
    unlock: 'Откройте кошелек',
    renewal: 'Новый кошелек',
    kit: 'Офлайн-набор',
    window: 'Продолжите в кошельке',
  },
  emailDeviceTitle: 'Подтвердите это устройство',
  emailDeviceHint: (email) =>
    `Откройте письмо, отправленное на ${email}, и подтвердите в нем вход. Дальше все продолжится автоматически.`,
  emailNewLabel: 'Новый адрес электронной почты',
  emailSave: 'Сохранить',
  emailOldCode: 'Введите код, отправленный на вашу текущую почту',
  emailNewCode: (email) => `Введите код, отправленный на ${email}`,
  socialContinue: (name) => `Продолжить с ${name}`,
  approveTitle: 'Подтвердите в кошельке',
  approveHint: 'Проверьте запрос в окне кошелька.',
  approveReject: 'Отклонить',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'С этой подписью кто-то сможет переводить ваши токены без ограничений.'
      : `С этой подписью ${spender} сможет переводить ваши токены без ограничений.`,

  nameHint: (parent) =>
    `Имя, на которое вам могут отправлять средства, например ada-1.${parent}. Это бесплатно.`,
  nameLabel: 'Имя',
  nameFaults: {
    characters: 'Используйте буквы, цифры и дефисы.',
    tooShort: 'Введите не менее 4 символов.',
  },
  nameChecking: 'Проверяем',
  nameAvailable: (name) => `${name} свободно`,
  nameTaken: (name) => `${name} занято или похоже на занятое имя`,
  nameReserved: (name) => `${name} зарезервировано`,
  nameCheckFailed:
    'Не удалось проверить имя. Проверьте подключение к интернету и попробуйте еще раз.',
  nameSuggestions: 'Похожие имена',
  nameTags: { available: 'Свободно', registered: 'Занято' },
  nameForever: 'У аккаунта одно имя, и позже его нельзя изменить.',
  nameChoose: 'Выбрать это имя',
  nameSigning: 'Подпишите сообщение в кошельке',
  nameRegistering: 'Регистрируем ваше имя',
  nameFailures: {
    declined: 'Вы не подписали сообщение, поэтому имя не зарегистрировано.',
    expired: 'Срок подписи истек, или часы устройства неверны. Попробуйте еще раз.',
    failed: 'Имя не зарегистрировано. Попробуйте еще раз.',
    has_name: 'У вашего аккаунта уже есть имя.',
    reserved: 'Это имя зарезервировано. Выберите другое.',
    signature: 'Подпись от другого аккаунта. Попробуйте еще раз.',
    similar: 'Это имя похоже на занятое. Выберите другое.',
    taken: 'Другой аккаунт только что занял это имя. Выберите другое.',
    ticket:
      'Не удалось подтвердить ваш вход. Выйдите из кошелька, войдите снова и повторите попытку.',
    unreachable:
      'Сервис имен недоступен. Проверьте подключение к интернету и попробуйте еще раз: имя могло быть зарегистрировано.',
    used: 'Это сообщение уже использовано. Попробуйте еще раз.',
  },
  nameOwned: (name) => `У вас уже есть имя: ${name}`,
  nameOwnedHint: 'Имя остается за своим аккаунтом, чтобы платежи всегда приходили на него.',
  nameDone: (name) => `${name} теперь ваше`,
  nameDoneHint: 'Его можно использовать вместо вашего адреса.',
  nameToAccount: 'К аккаунту',
  nameOfAccount: 'Имя:',
  namesOffer: 'Выбрать имя для этого аккаунта',

  profileBy: (name) => `Вход через ${name}`,
  profileEmail: 'Изменить адрес почты',
  profileLogins: 'Способы входа',
  walletKeys: 'Ключи вашего кошелька',
  waysToOpen: (count, all) => `${count} из ${all} способов открыть`,
  wayAdd: 'Добавить второй способ',
  wayLater: 'Не сейчас',

  socialOpening: (name) => `Открываем ${name}`,
  socialWaiting: (name) => `Войдите через ${name}`,
  socialWaitingHint: 'Войдите в окне кошелька. Дальше все продолжится автоматически.',
  socialAgain: 'Открыть окно снова',
  socialInThisTab: 'Продолжить в этой вкладке',
  socialFailed: {
    blocked:
      'Браузер заблокировал окно. Разрешите сайту всплывающие окна или продолжите в этой вкладке.',
    cancelled: 'Вы закрыли вход.',
    refused: 'Войти не удалось. Попробуйте еще раз или выберите другой способ.',
    timedOut: 'Сервис входа не ответил вовремя. Попробуйте еще раз.',
  },
  farcasterScan: 'Отсканируйте код телефоном и подтвердите вход в Farcaster.',
  farcasterCode: 'QR-код для входа через Farcaster',
  farcasterPreparing: 'Готовим QR-код',
  farcasterHint: 'Подтвердите вход в Farcaster и вернитесь сюда.',
  farcasterOpen: 'Открыть Farcaster',
  farcasterCopy: 'Скопировать ссылку',
} satisfies PartTexts<'login'>;
