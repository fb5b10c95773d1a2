import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('uk');

/** The forms of a counted noun, for 1 and 21, for 2 to 4 and for 5 to 20; and the one with `кожен`. */
interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

const units: Readonly<Record<PeriodUnit, Forms & { readonly each: string }>> = {
  second: { each: 'кожну секунду', one: 'секунду', few: 'секунди', many: 'секунд' },
  minute: { each: 'кожну хвилину', one: 'хвилину', few: 'хвилини', many: 'хвилин' },
  hour: { each: 'кожну годину', one: 'годину', few: 'години', many: 'годин' },
  day: { each: 'кожен день', one: 'день', few: 'дні', many: 'днів' },
  week: { each: 'кожен тиждень', one: 'тиждень', few: 'тижні', many: 'тижнів' },
};
const times: Forms = { one: 'раз', few: 'рази', many: 'разів' };

function counted(count: number, { one, few, many }: Forms): string {
  const form = plural.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'many' ? many : few}`;
}

/** `кожен день`, `кожні 3 дні`. */
function every(count: number, unit: PeriodUnit): string {
  return count === 1 ? units[unit].each : `кожні ${counted(count, units[unit])}`;
}

export const texts = {
  permissionsOffer: 'Смарт-сесії',
  permissionsBeta: 'Бета',
  permissionsLead: 'Що можна витрачати з цього акаунта, не питаючи вас щоразу.',
  permissionsNone: 'Смарт-сесій немає',
  permissionsNoneHint: 'З цього акаунта нічого не можна витратити, не спитавши вас.',
  permissionsFailed: 'Ваш гаманець не перелічив їх. Ось ті, що збережені в цьому браузері.',
  permissionsRetry: 'Спробувати ще раз',
  permissionAsked: (site) => `${site} просить дозволу витрачати, не питаючи вас щоразу`,
  permissionSite: 'Цей сайт',
  permissionReason: 'Причина',
  permissionUpTo: 'Межа',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} усього`,
  permissionPerDay: (amount) => `ще ${amount} на день, ліміт зростає щосекунди`,
  permissionAtOnce: (amount) => `${amount} одразу`,
  permissionMost: (amount) => `Щонайбільше ${amount} до завершення`,
  permissionUnlimited: (symbol) => `Усі ${symbol} цього акаунта, без обмежень`,
  permissionNfts: 'Ці NFT',
  permissionCalls: 'Виклики цього контракту',
  permissionContract: 'Контракт',
  permissionEveryCall: 'Будь-яка функція',
  permissionRemovals: 'Вилучення схвалень токенів. З акаунта нічого не може піти.',
  permissionUnknown: (type) => `Невідомо: ${type}`,
  permissionStarts: 'Починається',
  permissionEnds: 'Закінчується',
  permissionNeverEnds: 'Ніколи',
  permissionEndsAt: (moment) => `Закінчується ${moment}`,
  permissionEndless: 'Ніколи не закінчується',
  permissionHolder: 'Хто може витрачати',
  permissionHolderWallet: 'Ваш гаманець, для цього сайту',
  permissionHolderKey: 'Власник цього ключа',
  permissionPayees: 'Дозволені отримувачі',
  permissionRedeemers: 'Дозволені відправники',
  permissionCallCount: (count) =>
    count === 1 ? 'Один раз' : `Щонайбільше ${counted(count, times)}`,
  permissionRate: (count, periods, unit) =>
    `Щонайбільше ${counted(count, times)} ${every(periods, unit)}`,
  permissionGas: (amount) => `Газ: ${amount}`,
  permissionRules: 'Інші обмеження',
  permissionWarnings: {
    anyCall: 'Від вашого імені можна викликати будь-яку функцію цього контракту.',
    noEnd: 'Це не закінчиться протягом десяти років. Відкликати доведеться вам.',
    notUnderstood: 'Частина цього невідома. Це може дозволяти більше, ніж здається.',
    tokenUnknown:
      'Кількість знаків після коми цього токена невідома. Суми наведено в найменших одиницях.',
    unlimited: 'Без обмежень: можна забрати весь цей токен.',
  },
  permissionChecked: 'Я розумію це й довіряю цьому сайту',
  permissionConfirm: 'Продовжити в гаманці',
  permissionAskingHint: 'Порівняйте обмеження в гаманці з цими.',
  permissionDecline: 'Відмовитися',
  permissionUnsupported: 'Ваш гаманець не може цього надати.',
  permissionWider: (what) =>
    `Ваш гаманець надав більше, ніж просили: ${what}. Сайт цього не отримав. Відкличте це в списку.`,
  permissionWiderParts: {
    account: 'інший акаунт',
    chain: 'інша мережа',
    end: 'пізніше закінчення',
    holder: 'інший, хто може витрачати',
    limit: 'вищі ліміти',
    rules: 'менше обмежень',
    start: 'раніший початок',
  },
  permissionVoided: 'Цей запит завершено.',
  permissionGranted: 'Смарт-сесію створено',
  permissionGrantedHint: 'Її можна відкликати будь-коли.',
  permissionAdjusted: 'Ваш гаманець змінив запит. Ось що він надав.',
  permissionSeeAll: 'Усі смарт-сесії',
  permissionDone: 'Готово',
  permissionExpired: 'Завершена',
  permissionTooWide: 'Більше, ніж просили',
  permissionRevoke: 'Відкликати',
  permissionForget: 'Вилучити зі списку',
  permissionRevokeAsk: 'Відкликати цю смарт-сесію?',
  permissionRevokeHint:
    'Гаманець попросить вас підтвердити. Після цього з нею нічого не можна буде витратити.',
  permissionKeep: 'Залишити',
  permissionRevoking: 'Підтвердьте в гаманці',
} satisfies PartTexts<'permissions'>;
