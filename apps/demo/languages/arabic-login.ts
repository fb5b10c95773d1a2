import type { MessageOverrides } from 'cleatkit/react';

/** The Arabic texts of the embedded wallet. */
export const arabicLogin = {
  authTitles: {
    ApproveTransaction: 'الموافقة على المعاملة',
    EmailVerifyDevice: 'تسجيل الجهاز',
    EmailVerifyOtp: 'تأكيد البريد الإلكتروني',
    UpdateEmailPrimaryOtp: 'تأكيد البريد الحالي',
    UpdateEmailSecondaryOtp: 'تأكيد البريد الجديد',
    UpdateEmailWallet: 'تعديل البريد الإلكتروني',
  },
  emailLabel: 'عنوان البريد الإلكتروني',
  emailSubmit: 'المتابعة بهذا العنوان',
  emailOr: 'أو',
  emailEnterCode: (email: string) => `أدخل الرمز المرسل إلى ${email}`,
  emailInvalid: 'عنوان البريد غير صحيح. حاول مرة أخرى.',
  emailTooSoon: (seconds: number) => `حاول مرة أخرى بعد ${seconds} ثانية`,
  emailUnreachable: 'تعذّر الوصول إلى تسجيل الدخول. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  emailFailed: 'لم يبدأ تسجيل الدخول. حاول مرة أخرى أو استخدم محفظة.',
  emailCodeTitle: (email: string) => `أدخل الرمز الذي أرسلناه إلى ${email}`,
  emailCodeHint: 'تنتهي صلاحية الرمز بعد 10 دقائق',
  emailCodeLabel: 'رمز من ستة أرقام',
  emailCodeWrong: 'هذا الرمز غير صحيح. حاول مرة أخرى.',
  emailResend: 'إعادة إرسال الرمز',
  emailResendIn: (seconds: number) => `إعادة الإرسال خلال ${seconds} ث`,
  emailOther: 'استخدام عنوان آخر',
  emailEnded: {
    refused: 'انتهى تسجيل الدخول هذا. ابدأ من جديد للحصول على رمز جديد.',
    timedOut: 'لم يُجب تسجيل الدخول في الوقت المناسب. ابدأ من جديد.',
    tooManyCodes: 'رموز خاطئة كثيرة. ابدأ من جديد للحصول على رمز جديد.',
  },
  emailAgain: 'البدء من جديد',
  emailConnecting: 'جارٍ فتح محفظتك',
  approveTitle: 'محفظتك تسألك',
  approveHint: 'اقرأ الطلب في نافذة محفظتك وأجب عنه هناك.',
  approveReject: 'رفض',
} satisfies MessageOverrides;
