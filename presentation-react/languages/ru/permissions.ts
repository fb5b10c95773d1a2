import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('ru');

/** The forms of a counted noun, for 1 and 21, for 2 to 4 and for 5 to 20; and the one with `каждый`. */
interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

const units: Readonly<Record<PeriodUnit, Forms & { readonly each: string }>> = {
  second: { each: 'каждую секунду', one: 'секунду', few: 'секунды', many: 'секунд' },
  minute: { each: 'каждую минуту', one: 'минуту', few: 'минуты', many: 'минут' },
  hour: { each: 'каждый час', one: 'час', few: 'часа', many: 'часов' },
  day: { each: 'каждый день', one: 'день', few: 'дня', many: 'дней' },
  week: { each: 'каждую неделю', one: 'неделю', few: 'недели', many: 'недель' },
};
const times: Forms = { one: 'раз', few: 'раза', many: 'раз' };

function counted(count: number, { one, few, many }: Forms): string {
  const form = plural.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'many' ? many : few}`;
}

/** `каждый день`, `каждые 3 дня`. */
function every(count: number, unit: PeriodUnit): string {
  return count === 1 ? units[unit].each : `каждые ${counted(count, units[unit])}`;
}

export const texts = {
  permissionsOffer: 'Смарт-сессии',
  permissionsBeta: 'Бета',
  permissionsLead: 'Что можно тратить из этого аккаунта, не спрашивая вас каждый раз.',
  permissionsNone: 'Смарт-сессий нет',
  permissionsNoneHint: 'Из этого аккаунта ничего нельзя потратить, не спросив вас.',
  permissionsFailed: 'Кошелек не предоставил список. Здесь те, что сохранены в этом браузере.',
  permissionsRetry: 'Повторить',
  permissionAsked: (site) => `${site} просит разрешения тратить, не спрашивая вас каждый раз`,
  permissionSite: 'Этот сайт',
  permissionReason: 'Причина',
  permissionUpTo: 'Предел',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} всего`,
  permissionPerDay: (amount) => `еще ${amount} в день, лимит растет каждую секунду`,
  permissionAtOnce: (amount) => `${amount} сразу`,
  permissionMost: (amount) => `Не более ${amount} до окончания`,
  permissionUnlimited: (symbol) => `Все ${symbol} этого аккаунта, без ограничений`,
  permissionNfts: 'Эти NFT',
  permissionCalls: 'Вызовы этого контракта',
  permissionContract: 'Контракт',
  permissionEveryCall: 'Любая функция',
  permissionRemovals: 'Отзыв одобрений токенов. Средства не могут покинуть аккаунт.',
  permissionUnknown: (type) => `Неизвестно: ${type}`,
  permissionStarts: 'Начало',
  permissionEnds: 'Окончание',
  permissionNeverEnds: 'Никогда',
  permissionEndsAt: (moment) => `До ${moment}`,
  permissionEndless: 'Бессрочно',
  permissionHolder: 'Кто может тратить',
  permissionHolderWallet: 'Ваш кошелек, для этого сайта',
  permissionHolderKey: 'Владелец этого ключа',
  permissionPayees: 'Разрешенные получатели',
  permissionRedeemers: 'Разрешенные отправители',
  permissionCallCount: (count) => (count === 1 ? 'Один раз' : `Максимум ${counted(count, times)}`),
  permissionRate: (count, periods, unit) =>
    `Максимум ${counted(count, times)} ${every(periods, unit)}`,
  permissionGas: (amount) => `Газ: ${amount}`,
  permissionRules: 'Другие ограничения',
  permissionWarnings: {
    anyCall: 'От вашего имени можно вызвать любую функцию этого контракта.',
    noEnd: 'Это не закончится в ближайшие десять лет. Отозвать нужно будет вам.',
    notUnderstood: 'Часть этого неизвестна. Это может разрешать больше, чем кажется.',
    tokenUnknown:
      'Число знаков после запятой у этого токена неизвестно. Суммы показаны в минимальных единицах.',
    unlimited: 'Без ограничений: можно забрать весь этот токен.',
  },
  permissionChecked: 'Я понимаю это и доверяю этому сайту',
  permissionConfirm: 'Продолжить в кошельке',
  permissionAskingHint: 'Сравните ограничения в кошельке с этими.',
  permissionDecline: 'Отклонить',
  permissionUnsupported: 'Ваш кошелек не может это предоставить.',
  permissionWider: (what) =>
    `Кошелек предоставил больше, чем запрошено: ${what}. Сайт этого не получил. Отзовите это в списке.`,
  permissionWiderParts: {
    account: 'другой аккаунт',
    chain: 'другая сеть',
    end: 'более позднее окончание',
    holder: 'другой получатель прав',
    limit: 'более высокие лимиты',
    rules: 'меньше ограничений',
    start: 'более раннее начало',
  },
  permissionVoided: 'Этот запрос завершен.',
  permissionGranted: 'Смарт-сессия создана',
  permissionGrantedHint: 'Вы можете отозвать ее в любое время.',
  permissionAdjusted: 'Кошелек изменил запрос сайта. Вот что он предоставил.',
  permissionSeeAll: 'Все смарт-сессии',
  permissionDone: 'Готово',
  permissionExpired: 'Завершена',
  permissionTooWide: 'Больше, чем запрошено',
  permissionRevoke: 'Отозвать',
  permissionForget: 'Удалить из списка',
  permissionRevokeAsk: 'Отозвать эту смарт-сессию?',
  permissionRevokeHint:
    'Кошелек попросит вас подтвердить. После этого с ее помощью ничего нельзя потратить.',
  permissionKeep: 'Оставить',
  permissionRevoking: 'Подтвердите в кошельке',
} satisfies PartTexts<'permissions'>;
