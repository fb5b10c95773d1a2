import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('ar');

/** The forms of a counted noun: Arabic has one for one, one for two, one for a few and one for more. */
interface Forms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
}

function counted(count: number, { one, two, few, many }: Forms): string {
  const form = plural.select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${count} ${form === 'few' ? few : many}`;
}

const inSeconds: Forms = { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية' };

export const texts = {
  emailLabel: 'عنوان البريد الإلكتروني',
  emailSubmit: 'المتابعة بهذا العنوان',
  emailOr: 'أو',
  emailEnterCode: (email) => `أدخل الرمز المرسل إلى \u2068${email}\u2069`,
  emailInvalid: 'عنوان البريد غير صحيح. حاول مرة أخرى.',
  emailTooSoon: (seconds) => `حاول مرة أخرى بعد ${counted(seconds, inSeconds)}`,
  emailUnreachable: 'تعذّر الوصول إلى تسجيل الدخول. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  emailNoNetwork: 'لا تعمل هذه المحفظة على أي من شبكات هذا الموقع. استخدم محفظة أخرى.',
  emailFailed: 'لم يبدأ تسجيل الدخول. حاول مرة أخرى أو استخدم محفظة.',
  emailSaid: (text) => `يقول تسجيل الدخول: \u2068${text}\u2069`,
  emailCodeTitle: (email) => `أدخل الرمز الذي أرسلناه إلى \u2068${email}\u2069`,
  emailCodeHint: 'تنتهي صلاحية الرمز بعد 10 دقائق. يُرسَل عند كتابة الرقم الأخير.',
  emailCodeLabel: 'رمز من ستة أرقام',
  emailCodeWrong: 'هذا الرمز غير صحيح. حاول مرة أخرى.',
  emailResend: 'إعادة إرسال الرمز',
  emailResendIn: (seconds) => `إعادة الإرسال خلال ${seconds} ث`,
  emailOther: 'استخدام عنوان آخر',
  emailEnded: {
    refused: 'انتهى تسجيل الدخول هذا. ابدأ من جديد للحصول على رمز جديد.',
    timedOut: 'لم يُجب تسجيل الدخول في الوقت المناسب. ابدأ من جديد.',
    tooManyCodes: 'رموز خاطئة كثيرة. ابدأ من جديد للحصول على رمز جديد.',
  },
  emailAgain: 'البدء من جديد',
  emailConnecting: 'جارٍ فتح محفظتك',
  frameTitles: {
    safety: 'انسخ محفظتك احتياطيًا',
    unlock: 'افتح محفظتك',
    renewal: 'محفظة جديدة',
    kit: 'استخدام حقيبة غير متصلة',
    window: 'تابع في محفظتك',
  },
  emailDeviceTitle: 'وافق على هذا الجهاز',
  emailDeviceHint: (email) =>
    `افتح الرسالة التي أرسلناها إلى \u2068${email}\u2069 ووافق على تسجيل الدخول فيها. بعدها يستمر الأمر هنا تلقائيًا.`,
  emailNewLabel: 'عنوان البريد الإلكتروني الجديد',
  emailSave: 'حفظ',
  emailOldCode: 'أدخل الرمز الذي أرسلناه إلى عنوان بريدك الحالي',
  emailNewCode: (email) => `أدخل الرمز الذي أرسلناه إلى \u2068${email}\u2069`,
  socialContinue: (name) => `المتابعة عبر \u2068${name}\u2069`,
  approveTitle: 'وافق في المحفظة',
  approveHint: 'اقرأ الطلب في نافذة محفظتك وأجب عنه هناك.',
  approveReject: 'رفض',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'يتيح هذا التوقيع لشخص ما تحريك رموزك بلا حد.'
      : `يتيح هذا التوقيع لـ \u2068${spender}\u2069 تحريك رموزك بلا حد.`,

  nameHint: (parent) =>
    `اسم يمكن للآخرين الدفع إليه، مثل ada-1.\u2068${parent}\u2069. لا يكلّف شيئًا.`,
  nameLabel: 'الاسم',
  nameFaults: {
    characters: 'حروف لاتينية وأرقام وشرطات فقط',
    tooShort: 'يجب أن يتكون الاسم من 4 أحرف على الأقل',
  },
  nameChecking: 'جارٍ التحقق',
  nameAvailable: (name) => `\u2068${name}\u2069 متاح`,
  nameTaken: (name) => `\u2068${name}\u2069 محجوز أو يشبه اسمًا محجوزًا`,
  nameReserved: (name) => `\u2068${name}\u2069 مخصص ولا يمكن اختياره`,
  nameCheckFailed: 'تعذّر التحقق من الاسم. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  nameSuggestions: 'أسماء مشابهة',
  nameTags: { available: 'متاح', registered: 'محجوز' },
  nameForever: 'لكل حساب اسم واحد، ولا يمكن تغييره لاحقًا.',
  nameChoose: 'اختيار هذا الاسم',
  nameSigning: 'وقّع الرسالة في محفظتك',
  nameRegistering: 'جارٍ تسجيل اسمك',
  nameFailures: {
    declined: 'لم توقّع، لذلك لم يُسجَّل شيء.',
    expired: 'وصل التوقيع متأخرًا، أو ساعة هذا الجهاز غير صحيحة. حاول مرة أخرى.',
    failed: 'لم يُسجَّل الاسم. حاول مرة أخرى.',
    has_name: 'لحسابك اسم بالفعل.',
    reserved: 'هذا الاسم مخصص. اختر اسمًا آخر.',
    signature: 'التوقيع ليس من هذا الحساب. حاول مرة أخرى.',
    similar: 'يشبه هذا الاسم اسمًا محجوزًا. اختر اسمًا آخر.',
    taken: 'حجز حساب آخر هذا الاسم للتو. اختر اسمًا آخر.',
    ticket: 'تعذّر تأكيد تسجيل دخولك. سجّل الخروج من المحفظة ثم الدخول إليها وحاول مرة أخرى.',
    unreachable:
      'تعذّر الوصول إلى الأسماء. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى: ربما سُجّل الاسم.',
    used: 'استُخدمت هذه الرسالة من قبل. حاول مرة أخرى.',
  },
  nameOwned: (name) => `لديك اسم بالفعل: \u2068${name}\u2069`,
  nameOwnedHint: 'يبقى الاسم مع حسابه، حتى لا تصل الأموال إلى حساب آخر.',
  nameDone: (name) => `\u2068${name}\u2069 أصبح لك`,
  nameDoneHint: 'يمكن استخدامه بدلًا من عنوانك.',
  nameToAccount: 'إلى حسابك',
  nameOfAccount: 'الاسم:',
  namesOffer: 'اختيار اسم لهذا الحساب',

  profileBy: (name) => `سجّلت الدخول عبر \u2068${name}\u2069`,
  profileEmail: 'تغيير البريد الإلكتروني',
  profileLogins: 'طرق تسجيل دخولك',
  walletKeys: 'مفاتيح محفظتك',
  waysToOpen: (count, all) => `${count} من ${all} طرق لفتح المحفظة`,
  wayAdd: 'أضف طريقة ثانية',
  wayLater: 'ليس الآن',

  socialOpening: (name) => `جارٍ فتح \u2068${name}\u2069`,
  socialWaiting: (name) => `سجّل الدخول عبر \u2068${name}\u2069`,
  socialWaitingHint: 'نافذة محفظتك مفتوحة. بعدها يستمر الأمر هنا تلقائيًا.',
  socialAgain: 'افتح النافذة مرة أخرى',
  socialInThisTab: 'المتابعة في علامة التبويب هذه',
  socialFailed: {
    blocked: 'لم يفتح المتصفح النافذة. اسمح بالنوافذ لهذا الموقع أو تابع في علامة التبويب هذه.',
    cancelled: 'غادرت قبل اكتمال تسجيل الدخول.',
    refused: 'لم ينجح تسجيل الدخول. حاول مرة أخرى أو استخدم طريقة أخرى.',
    timedOut: 'لم يُجب تسجيل الدخول في الوقت المحدد. حاول مرة أخرى.',
  },
  farcasterScan: 'امسح الرمز بهاتفك ووافق على تسجيل الدخول في Farcaster.',
  farcasterCode: 'رمز QR لتسجيل الدخول عبر Farcaster',
  farcasterPreparing: 'جارٍ تحضير رمز QR',
  farcasterHint: 'وافق على تسجيل الدخول في Farcaster ثم عُد إلى هنا.',
  farcasterOpen: 'افتح Farcaster',
  farcasterCopy: 'نسخ الرابط',
} satisfies PartTexts<'login'>;
