import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('uk');

/** A number with its noun: Ukrainian has a form for 1 and 21, one for 2 to 4, and one for 5 to 20. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = plural.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'many' ? many : few}`;
}

const offline = 'Перевірте зʼєднання.';
const fake =
  'Мережа та список токенів подають різні дані про токен. Він може бути підробкою, тому обмін не виконується.';
const nameFailed = 'Не вдалося знайти імʼя. Спробуйте ще раз або використайте адресу.';

export const texts = {
  contactsList: 'Ваші контакти',
  contactsNone: 'Введіть адресу вище, щоб дати їй тут імʼя.',
  contactsKept: 'Контакти залишаються на цьому пристрої.',
  contactsName: 'Імʼя для цієї адреси',
  contactsNameOf: (name) => `Нове імʼя замість ${name}`,
  contactsSave: 'Зберегти',
  contactsEdit: 'Змінити',
  contactsEditOf: (name) => `Змінити ${name}`,
  contactsRemove: 'Вилучити',
  contactsCancel: 'Скасувати',
  contactsAlike: (name) =>
    `Ця адреса схожа на адресу контакту ${name}, але інша. Це може бути шахрайство.`,
  contactsFaults: {
    name: 'Введіть імʼя.',
    nameTaken: 'Це імʼя має інший контакт.',
    address: 'Це не адреса цієї мережі.',
    full: 'Список контактів заповнено. Спершу вилучіть один.',
  },

  sendSteps: {
    selectToken: 'Виберіть токен',
    addAmount: 'Введіть суму',
    ambiguousAmount: 'Виберіть суму',
    incorrectValue: 'Неправильна сума',
    insufficientFunds: 'Недостатньо коштів',
    addAddress: 'Введіть адресу',
    invalidAddress: 'Неправильна адреса',
    preview: 'Перевірити',
  },
  sendAmount: (symbol) => `Сума в ${symbol}`,
  sendAmountInUSD: 'Сума в доларах США',
  sendTypeIn: (currency) => `Ввести суму в ${currency}`,
  sendUSD: 'доларах США',
  sendTo: 'Кому',
  sendToHint: 'Адреса, імʼя або посилання на оплату',
  sendPaste: 'Вставити',
  sendScan: 'Сканувати',
  sendScanStop: 'Вимкнути камеру',
  sendScanHint: 'Зображення з камери залишається на цьому пристрої.',
  sendScanRefused: 'Не вдалося скористатися камерою. Вставте натомість адресу.',
  sendClear: 'Прибрати отримувача',
  sendContacts: 'Контакти',
  sendLookingUp: 'Шукаємо імʼя',
  sendNameFound: (name) => `${name} — це:`,
  sendNameMissing: 'Це імʼя не має адреси.',
  sendNameFailed: nameFailed,
  sendKnown: 'Надіслати ще раз або собі',
  sendKnownKinds: { own: 'Ваш акаунт', paid: 'Платили раніше' },
  sendSpeed: 'Швидкість',
  sendSpeeds: { slow: 'Повільно', normal: 'Звичайно', fast: 'Швидко' },
  sendPrefills: {
    networkMissed: 'Цей платіж для мережі, з якою ми не маємо звʼязку. Нічого не заповнено.',
    tokenMissed: 'Токена цього платежу немає у вашому акаунті.',
  },
  sendPayments: {
    address: 'У посиланні на оплату немає правильної адреси.',
    amount: 'У посиланні на оплату немає правильної суми.',
    duplicate: 'Посилання на оплату суперечить саме собі.',
    form: 'Це не посилання на оплату.',
    required: 'Цей вид платежу не підтримується.',
    unsupported: 'Цей вид платежу не підтримується.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Цей акаунт зберігає Ordinals, які не витрачаються. Виберіть свій акаунт для платежів.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'Не вдалося дізнатися комісію мережі. Спробуйте ще раз.',
    SEND_UNSUPPORTED: 'У цій мережі надсилання не працює.',
    TOKEN_MISMATCH:
      'Мережа та список токенів подають різні дані про цей токен. Він може бути підробкою, тому його не надіслано.',
    TRANSFER_REFUSED:
      'Контракт токена відмовляє в цьому переказі. Можливо, його призупинено або він блокує акаунт.',
  },
  sendMinimum: (amount) => `У вашому акаунті має залишитися щонайменше ${amount}.`,
  sendMinimumOfReceiver: (amount) => `В отримувача зрештою має бути щонайменше ${amount}.`,
  sendNotReviewed: 'Не вдалося це перевірити. Спробуйте ще раз.',
  sendSearch: 'Пошук токенів',
  sendTokensNone: 'У цьому акаунті поки нема чого надсилати.',
  sendYouSend: 'Ви надсилаєте',
  sendReceiver: 'Кому',
  sendAct: (amount) => `Надіслати ${amount}`,
  sendSent: (amount) => `Надіслано ${amount}`,
  sendWarnings: {
    ownAddress: 'Це ваша власна адреса.',
    zeroAddress: 'Це нульова адреса. Усе, що ви туди надішлете, буде втрачено.',
    burnAddress: 'Це адреса для спалювання. Усе, що ви туди надішлете, буде втрачено.',
    precompile: 'Ця адреса належить мережі. Усе, що ви туди надішлете, буде втрачено.',
    program: 'Це програма. Вона залишає собі те, що отримує.',
    contract: 'Це контракт. Можливо, він не зможе повернути те, що отримає.',
    tokenContract: 'Це контракт самого токена. Усе, що ви туди надішлете, буде втрачено.',
    tokenAccount: 'Цей акаунт зберігає лише один токен. Надішліть натомість його власнику.',
    futureWitness: 'Цей тип адреси ще не використовується. Монети може забрати будь-який майнер.',
    contactMoved: 'Ваш контакт із цим імʼям має іншу адресу. Запитайте отримувача, яка правильна.',
    looksLikeKnown: 'Вона схожа на адресу, яку ви знаєте, але інша. Це може бути шахрайство.',
  },
  sendLooksLike: 'Та, яку ви знаєте:',
  sendArrives: (amount) => `Надійде лише ${amount}: цей токен утримує частину кожного переказу.`,
  sendChecked: 'Адресу перевірено, хочу надіслати',
  sendConfirm: 'Надіслати',
  sendAskingHint: 'Перевірте там адресу та суму. Це можна закрити.',
  sendVoided: 'Акаунт або мережа змінилися. Перевірте переказ ще раз.',
  sendVoidedByFee: 'Комісія мережі зросла. Перевірте переказ ще раз.',
  sendVoidedByPrice: 'Ціна змінилася. Перевірте переказ ще раз.',

  swapSteps: {
    selectToken: 'Виберіть токен',
    enterAmount: 'Введіть суму',
    ambiguousAmount: 'Виберіть суму',
    incorrectAmount: 'Неправильна сума',
    insufficientBalance: 'Недостатній баланс',
    insufficientLiquidity: 'Недостатня ліквідність',
    retry: 'Спробувати ще раз',
    waitForQuote: 'Перевірити обмін',
    review: 'Перевірити обмін',
  },
  swapYouPay: 'Ви платите',
  swapYouReceive: 'Ви отримуєте',
  swapAmount: (symbol) => `Сума в ${symbol}`,
  swapTurn: 'Поміняти токени місцями',
  swapPart: (part) => `${part} балансу`,
  swapQuoting: 'Шукаємо найкращу ціну',
  swapRate: 'Курс',
  swapMinimum: 'Ви отримаєте щонайменше',
  swapSwapping: (from, to) => `Обмін ${from} на ${to}`,
  swapSwapped: (from, to) => `Обміняно ${from} на ${to}`,
  swapSlippage: 'Прослизання',
  swapSlippageOf: (percent) => `Прослизання ${percent}`,
  swapSlippageHint:
    'Наскільки щонайбільше може змінитися ціна. Якщо вона зміниться більше, обміну не буде.',
  swapSlippageOther: 'Інше прослизання у відсотках',
  swapSlippageHigh: 'Високе прослизання: через інших ви можете заплатити гіршу ціну.',
  swapKept: (amount) => `${amount} залишається у вашому акаунті на комісію мережі.`,
  swapLoss: (percent) =>
    `Ви отримуєте на ${percent} менше, ніж платите. За меншої суми втрати можуть бути меншими.`,
  swapNoRoute:
    'Немає маршруту між цими токенами для цієї суми. Спробуйте іншу суму або інший токен.',
  swapNoQuote: `Не вдалося завантажити ціну. ${offline}`,
  swapTokensFailed: `Не вдалося завантажити токени. ${offline}`,
  swapUnsupported: 'У цій мережі обмін не працює.',
  swapNotReviewed: 'Не вдалося підготувати обмін. Спробуйте ще раз.',
  swapFaults: {
    allowance: {
      failed: 'Не вдалося дізнатися, скільки може взяти біржа. Спробуйте ще раз.',
      refused:
        'В обміні відмовлено: раніше ви дозволили цій біржі брати більше, і вона могла б зробити це зараз. Спершу припиніть ці дозволи.',
      token: fake,
    },
    approval: {
      failed: 'Не вдалося підготувати схвалення. Спробуйте ще раз.',
      refused:
        'Схвалення зупинено: воно дозволяє більше, ніж цей обмін. Гаманець ні про що не запитували.',
      token: fake,
    },
    build: {
      failed: 'Не вдалося підготувати обмін. Спробуйте ще раз.',
      refused:
        'Обмін зупинено: він робить не те, що тут показано. Гаманець ні про що не запитували.',
      token: fake,
    },
  },
  swapContinue: 'Продовжити обмін',
  swapSearch: 'Назва, символ або адреса',
  swapTokensNone: 'Тут немає токенів для обміну.',
  swapTokenNotFound: 'Токен із такою назвою чи адресою не знайдено.',
  swapApprove: (symbol) => `Схвалити ${symbol}`,
  swapApproveHint: 'Спершу дозвольте біржі взяти саме цю суму. Потім ви перевірите обмін.',
  swapEndHint: (symbol) =>
    `Для ${symbol} спершу потрібно прибрати ваш старий дозвіл. Потім ви схвалите новий і перевірите обмін.`,
  swapPermit: (symbol) => `Підписати для ${symbol}`,
  swapPermitHint:
    'Спершу підпишіть, що біржа може взяти саме цю суму, один раз. Це безкоштовно. Потім ви перевірите обмін.',
  swapPermitValid: 'Термін дії',
  swapPermitMinutes: (minutes) => counted(minutes, 'хвилину', 'хвилини', 'хвилин'),
  swapAllowance: 'Біржа може взяти',
  swapUnlimited: (symbol) => `${symbol} без обмежень`,
  swapSpender: 'Біржа',
  swapApprovalWarnings: {
    unlimitedApproval: 'Це дозволяє біржі взяти весь цей токен, зараз і потім.',
    largerApproval: 'Це дозволяє біржі взяти більше, ніж ви обмінюєте.',
  },
  swapApprovalChecked: 'Я довіряю цій біржі таку суму',
  swapApprovalAskingHint: 'Перевірте там суму та біржу.',
  swapApprovalWaiting: 'Очікуємо на мережу',
  swapApprovalWaitingHint: 'Схвалення в дорозі. Це можна закрити й повернутися.',
  swapPreparing: 'Готуємо обмін',
  swapImpact: 'Вплив на ціну',
  swapImpactHigh: (percent) => `Ваш обмін змінює ціну на ${percent}. За меншої суми втрати менші.`,
  swapImpactChecked: 'Я погоджуюся з цією ціною',
  swapRoute: 'Маршрут',
  swapExchange: 'Біржа',
  swapProviderFee: 'Комісія біржі',
  swapTrials: {
    balances: 'Вузол це випробував. Результат може відрізнятися.',
    call: 'Вузол перевірив лише, чи не станеться помилка, але не суму. Результат може відрізнятися.',
    none: 'Це не вдалося випробувати.',
  },
  swapUnread: 'Цей виклик не вдалося прочитати. Що він робить, каже лише сайт.',
  swapUnreadChecked: 'Я довіряю цьому сайту цей обмін',
  swapTogether: (amount) =>
    `Ваш гаманець схвалює для біржі рівно ${amount} і виконує обмін за один крок: усе або нічого.`,
  swapCheckedBy: 'Контракт перевірки',
  swapAllowed: 'Може це взяти',
  swapAct: (given, back) => `Обмін ${given} на ${back}`,
  swapConfirm: 'Виконати обмін',
  swapConfirmBoth: 'Схвалити й виконати обмін',
  swapAskingHint: 'Порівняйте з гаманцем. Це можна закрити.',
  swapVoided: {
    accountChanged: 'Акаунт або мережа змінилися. Заповніть обмін ще раз.',
    bundleRefused:
      'Ваш гаманець не може схвалити й виконати обмін за один крок. Перевірте ще раз: спершу схвалення, потім обмін.',
    priceChanged: 'Ціна змінилася. Перевірте обмін ще раз.',
    other: 'Цю перевірку завершено. Перевірте обмін ще раз.',
  },
} satisfies PartTexts<'money'>;
