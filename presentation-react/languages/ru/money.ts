import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('ru');

/** A number with its noun: Russian has a form for 1 and 21, one for 2 to 4, and one for 5 to 20. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = plural.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'many' ? many : few}`;
}

const offline = 'Проверьте подключение к интернету.';
const fake =
  'Сеть и список токенов расходятся в данных об одном из токенов. Возможно, это подделка, поэтому обмен не выполняется.';
const nameFailed = 'Не удалось найти имя. Попробуйте еще раз или используйте адрес.';

export const texts = {
  contactsList: 'Ваши контакты',
  contactsNone: 'Введите адрес выше, чтобы дать ему здесь имя.',
  contactsKept: 'Контакты остаются на этом устройстве.',
  contactsName: 'Имя для этого адреса',
  contactsNameOf: (name) => `Новое имя вместо ${name}`,
  contactsSave: 'Сохранить',
  contactsEdit: 'Изменить',
  contactsEditOf: (name) => `Изменить ${name}`,
  contactsRemove: 'Удалить',
  contactsCancel: 'Отмена',
  contactsAlike: (name) =>
    `Этот адрес похож на адрес контакта ${name}, но это другой адрес. Возможно, это мошенничество.`,
  contactsFaults: {
    name: 'Введите имя.',
    nameTaken: 'Это имя есть у другого контакта.',
    address: 'Это не адрес этой сети.',
    full: 'Список контактов заполнен. Сначала удалите один.',
  },

  sendSteps: {
    selectToken: 'Выберите токен',
    addAmount: 'Введите сумму',
    ambiguousAmount: 'Уточните сумму',
    incorrectValue: 'Неверная сумма',
    insufficientFunds: 'Недостаточно средств',
    addAddress: 'Введите адрес',
    invalidAddress: 'Неверный адрес',
    preview: 'Проверить',
  },
  sendAmount: (symbol) => `Сумма в ${symbol}`,
  sendAmountInUSD: 'Сумма в долларах США',
  sendTypeIn: (currency) => `Ввести сумму в ${currency}`,
  sendUSD: 'долларах США',
  sendTo: 'Кому',
  sendToHint: 'Адрес, имя или ссылка на оплату',
  sendPaste: 'Вставить',
  sendScan: 'Сканировать',
  sendScanStop: 'Выключить камеру',
  sendScanHint: 'Изображение остается на этом устройстве.',
  sendScanRefused: 'Здесь нельзя использовать камеру. Вставьте адрес.',
  sendClear: 'Убрать получателя',
  sendContacts: 'Контакты',
  sendLookingUp: 'Ищем имя',
  sendNameFound: (name) => `${name}:`,
  sendNameMissing: 'У этого имени нет адреса.',
  sendNameFailed: nameFailed,
  sendKnown: 'Отправить снова или себе',
  sendKnownKinds: { own: 'Ваш аккаунт', paid: 'Уже отправляли' },
  sendSpeed: 'Скорость',
  sendSpeeds: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро' },
  sendPrefills: {
    networkMissed: 'Этот платеж для сети, которая нам недоступна. Ничего не заполнено.',
    tokenMissed: 'Токена этого платежа нет в вашем аккаунте.',
  },
  sendPayments: {
    address: 'В ссылке на оплату нет верного адреса.',
    amount: 'В ссылке на оплату нет верной суммы.',
    duplicate: 'Ссылка на оплату противоречит сама себе.',
    form: 'Это не ссылка на оплату.',
    required: 'Этот способ оплаты здесь не поддерживается.',
    unsupported: 'Этот способ оплаты здесь не поддерживается.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'В этом аккаунте хранятся ordinals, они не тратятся. Выберите аккаунт для платежей.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'Не удалось узнать комиссию сети. Попробуйте еще раз.',
    SEND_UNSUPPORTED: 'В этой сети ничего нельзя отправить.',
    TOKEN_MISMATCH:
      'Сеть и список токенов расходятся в данных об этом токене. Возможно, это подделка, поэтому он не отправляется.',
    TRANSFER_REFUSED:
      'Контракт этого токена отклоняет перевод. Возможно, он приостановлен или блокирует один из аккаунтов.',
  },
  sendMinimum: (amount) => `В вашем аккаунте должно остаться не менее ${amount}.`,
  sendMinimumOfReceiver: (amount) => `У получателя в итоге должно быть не менее ${amount}.`,
  sendNotReviewed: 'Не удалось проверить. Попробуйте еще раз.',
  sendSearch: 'Поиск токенов',
  sendTokensNone: 'В этом аккаунте пока нечего отправлять.',
  sendYouSend: 'Вы отправляете',
  sendReceiver: 'Кому',
  sendAct: (amount) => `Отправить ${amount}`,
  sendSent: (amount) => `Отправлено: ${amount}`,
  sendWarnings: {
    ownAddress: 'Это ваш собственный адрес.',
    zeroAddress: 'Это нулевой адрес. Отправленное туда будет потеряно.',
    burnAddress: 'Это адрес для сжигания. Отправленное туда будет потеряно.',
    precompile: 'Этот адрес принадлежит сети. Отправленное туда будет потеряно.',
    program: 'Это программа. Она оставляет себе все, что получает.',
    contract: 'Это контракт. Возможно, он не сможет вернуть полученное.',
    tokenContract: 'Это контракт самого токена. Отправленное туда будет потеряно.',
    tokenAccount: 'Этот аккаунт хранит только один токен. Отправьте его владельцу.',
    futureWitness: 'Адреса этого типа еще не используются. Монеты может забрать любой майнер.',
    contactMoved: 'У контакта с этим именем другой адрес. Спросите получателя, какой верный.',
    looksLikeKnown:
      'Этот адрес похож на знакомый вам, но это другой адрес. Возможно, это мошенничество.',
  },
  sendLooksLike: 'Знакомый вам адрес:',
  sendArrives: (amount) => `Придет только ${amount}: этот токен удерживает часть каждого перевода.`,
  sendChecked: 'Адрес проверен, хочу отправить',
  sendConfirm: 'Отправить',
  sendAskingHint: 'Сравните там адрес и сумму. Это окно можно закрыть.',
  sendVoided: 'Аккаунт или сеть изменились. Проверьте перевод еще раз.',
  sendVoidedByFee: 'Комиссия сети выросла. Проверьте перевод еще раз.',
  sendVoidedByPrice: 'Цена изменилась. Проверьте перевод еще раз.',

  swapSteps: {
    selectToken: 'Выберите токен',
    enterAmount: 'Введите сумму',
    ambiguousAmount: 'Уточните сумму',
    incorrectAmount: 'Неверная сумма',
    insufficientBalance: 'Недостаточно средств',
    insufficientLiquidity: 'Недостаточно ликвидности',
    retry: 'Повторить',
    waitForQuote: 'Проверить обмен',
    review: 'Проверить обмен',
  },
  swapYouPay: 'Вы отдаете',
  swapYouReceive: 'Вы получаете',
  swapAmount: (symbol) => `Сумма в ${symbol}`,
  swapTurn: 'Поменять токены местами',
  swapPart: (part) => `${part} баланса`,
  swapQuoting: 'Ищем лучшую цену',
  swapRate: 'Курс',
  swapMinimum: 'Вы получите не менее',
  swapSwapping: (from, to) => `Обмен ${from} на ${to}`,
  swapSwapped: (from, to) => `Обменяно: ${from} на ${to}`,
  swapSlippage: 'Проскальзывание',
  swapSlippageOf: (percent) => `Проскальзывание ${percent}`,
  swapSlippageHint: 'Насколько может измениться цена. Если она изменится сильнее, обмена не будет.',
  swapSlippageOther: 'Другое проскальзывание, в процентах',
  swapSlippageHigh:
    'Высокое проскальзывание: другие могут сделать так, что вы заплатите по худшей цене.',
  swapKept: (amount) => `${amount} останется в аккаунте на комиссию сети.`,
  swapLoss: (percent) =>
    `Вы получаете на ${percent} меньше, чем отдаете. При меньшей сумме потери могут быть ниже.`,
  swapNoRoute:
    'Для этой суммы нет маршрута между этими токенами. Попробуйте другую сумму или токен.',
  swapNoQuote: `Не удалось загрузить цену. ${offline}`,
  swapTokensFailed: `Не удалось загрузить токены. ${offline}`,
  swapUnsupported: 'В этой сети обмен не работает.',
  swapNotReviewed: 'Не удалось подготовить обмен. Попробуйте еще раз.',
  swapFaults: {
    allowance: {
      failed: 'Не удалось узнать, сколько может взять биржа. Попробуйте еще раз.',
      refused:
        'Обмен отклонен: ранее вы разрешили этой бирже брать больше, и она может сделать это сейчас. Сначала отмените эти разрешения.',
      token: fake,
    },
    approval: {
      failed: 'Не удалось подготовить одобрение. Попробуйте еще раз.',
      refused:
        'Одобрение остановлено: оно разрешает больше, чем этот обмен. Кошелек не получал запроса.',
      token: fake,
    },
    build: {
      failed: 'Не удалось подготовить обмен. Попробуйте еще раз.',
      refused: 'Обмен остановлен: он делает не то, что здесь показано. Кошелек не получал запроса.',
      token: fake,
    },
  },
  swapContinue: 'Продолжить обмен',
  swapSearch: 'Название, символ или адрес',
  swapTokensNone: 'Здесь нет токенов для обмена.',
  swapTokenNotFound: 'Токен с таким названием или адресом не найден.',
  swapApprove: (symbol) => `Одобрить ${symbol}`,
  swapApproveHint:
    'Сначала разрешите бирже взять ровно эту сумму. Обмен вы проверите на следующем шаге.',
  swapEndHint: (symbol) =>
    `Для ${symbol} сначала нужно отменить прежнее разрешение. Затем вы одобрите новое и проверите обмен.`,
  swapPermit: (symbol) => `Подписать для ${symbol}`,
  swapPermitHint:
    'Сначала подпишите, что биржа может взять ровно эту сумму, один раз. Это бесплатно. Обмен вы проверите на следующем шаге.',
  swapPermitValid: 'Срок действия',
  swapPermitMinutes: (minutes) => counted(minutes, 'минуту', 'минуты', 'минут'),
  swapAllowance: 'Биржа может взять',
  swapUnlimited: (symbol) => `${symbol} без ограничений`,
  swapSpender: 'Биржа',
  swapApprovalWarnings: {
    unlimitedApproval: 'Это позволяет бирже забрать весь этот токен, сейчас и в будущем.',
    largerApproval: 'Это разрешает бирже взять больше, чем вы обмениваете.',
  },
  swapApprovalChecked: 'Я доверяю этой бирже такую сумму',
  swapApprovalAskingHint: 'Сравните там сумму и биржу.',
  swapApprovalWaiting: 'Ожидаем сеть',
  swapApprovalWaitingHint: 'Одобрение в пути. Это окно можно закрыть и вернуться позже.',
  swapPreparing: 'Готовим обмен',
  swapImpact: 'Влияние на цену',
  swapImpactHigh: (percent) =>
    `Ваш обмен сдвигает цену на ${percent}. При меньшей сумме потери ниже.`,
  swapImpactChecked: 'Меня устраивает эта цена',
  swapRoute: 'Маршрут',
  swapExchange: 'Биржа',
  swapProviderFee: 'Комиссия биржи',
  swapTrials: {
    balances: 'Узел сети уже опробовал этот обмен. Результат может отличаться.',
    call: 'Узел сети проверил только, не завершится ли это ошибкой, но не сумму. Результат может отличаться.',
    none: 'Это не удалось опробовать.',
  },
  swapUnread: 'Этот вызов не удалось прочитать. Что он делает, известно только со слов сайта.',
  swapUnreadChecked: 'Я доверяю этому сайту этот обмен',
  swapTogether: (amount) =>
    `Кошелек одобрит для биржи ровно ${amount} и выполнит обмен одним шагом: все или ничего.`,
  swapCheckedBy: 'Контракт проверки',
  swapAllowed: 'Может взять',
  swapAct: (given, back) => `Обменять ${given} на ${back}`,
  swapConfirm: 'Обменять',
  swapConfirmBoth: 'Одобрить и обменять',
  swapAskingHint: 'Сравните с тем, что показывает кошелек. Это окно можно закрыть.',
  swapVoided: {
    accountChanged: 'Аккаунт или сеть изменились. Заполните обмен заново.',
    bundleRefused:
      'Ваш кошелек не умеет одобрять и выполнять обмен одним шагом. Проверьте еще раз: сначала одобрение, затем обмен.',
    priceChanged: 'Цена изменилась. Проверьте обмен еще раз.',
    other: 'Эта проверка завершена. Проверьте обмен еще раз.',
  },
} satisfies PartTexts<'money'>;
