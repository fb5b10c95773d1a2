import type { MessageOverrides } from 'cleatkit/react';

/** The Arabic texts of signing in. */
export const arabicSignIn = {
  signInTo: (site: string) => `تسجيل الدخول إلى ${site}`,
  signInText:
    'ستطلب منك محفظتك توقيع رسالة. تُثبت لهذا الموقع أن الحساب لك، ولا تحرّك شيئًا ولا تكلّف شيئًا.',
  signInPreparing: 'يجري إعداد الرسالة',
  signInSite: 'الموقع',
  signInAccount: 'الحساب',
  signInExpires: 'صالحة حتى',
  signInResources: 'وتذكر أيضًا',
  signInWhole: 'الرسالة كاملة',
  signInAsked: 'وقّع الرسالة في محفظتك',
  signInAskedHint:
    'تعرض المحفظة الرسالة نفسها. وقّعها فقط إذا كان الموقع المذكور فيها هو هذا الموقع.',
  signInChecking: 'يتحقق الموقع من توقيعك',
  signInDone: 'سُجّل دخولك',
  signInLeave: 'إلغاء وفصل المحفظة',
  signInFaults: {
    accountChanged: {
      headline: 'غيّرت الحساب',
      hint: 'كانت الرسالة للحساب السابق. وقّع الرسالة الخاصة بهذا الحساب.',
    },
    declined: {
      headline: 'رفضت التوقيع',
      hint: 'لم يُسجّل دخولك. حاول مرة أخرى عندما تكون مستعدًا.',
    },
    expired: {
      headline: 'انتهت صلاحية الرسالة',
      hint: 'وُقّعت بعد فوات الأوان. وقّع الرسالة الجديدة.',
    },
    failed: {
      headline: 'لم تتمكن محفظتك من التوقيع',
      hint: 'افتح المحفظة وتأكد من أنها تعمل ثم حاول مرة أخرى.',
    },
    networkChanged: {
      headline: 'غيّرت الشبكة',
      hint: 'كانت الرسالة للشبكة السابقة. وقّع الرسالة الخاصة بهذه الشبكة.',
    },
    otherAccount: {
      headline: 'التوقيع ليس من هذا الحساب',
      hint: 'اختر في محفظتك الحساب المذكور أدناه ثم حاول مرة أخرى.',
    },
    otherSite: {
      headline: 'الرسالة لموقع آخر',
      hint: 'لم يُوقّع شيء. تحقق من عنوان هذه الصفحة وأبلغ الموقع بذلك.',
    },
    pending: {
      headline: 'محفظتك في انتظارك',
      hint: 'فيها طلب آخر مفتوح. أجب عنه في المحفظة ثم حاول مرة أخرى.',
    },
    refused: {
      headline: 'لم يقبل الموقع تسجيل الدخول',
      hint: 'لم يُسجّل دخولك. حاول مرة أخرى بالرسالة الجديدة.',
    },
    smartAccount: {
      headline: 'لا يستطيع حسابك الذكي توقيع الرسائل',
      hint: 'حساب مفتاحك (EOA) يستطيع ذلك. كلاهما لك، ولهما عنوانان مختلفان. تبقى الرموز في العنوان الذي هي فيه.',
    },
    unavailable: {
      headline: 'الموقع لا يجيب',
      hint: 'لم يُسجّل دخولك. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
    },
    unsupported: {
      headline: 'لا تستطيع محفظتك توقيع الرسائل',
      hint: 'ألغِ، ثم اربط محفظة أخرى أو حسابًا آخر.',
    },
  },
} satisfies MessageOverrides;
