import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'güvenli değil',
  email: 'E-posta',
  code: {
    title: 'Kodu girin',
    sending: 'Kod gönderiliyor',
    sent: (email) => `Altı haneli kodu ${email} adresine gönderdik.`,
    signsIn: (site) => `Kod ${site} sitesinde oturum açar.`,
    work: (email) =>
      `Bu biraz sürer: çok sayıda kod istendi. Ardından ${email} adresine bir kod göndeririz.`,
    press: 'Size bir e-posta gönderdik. İçindeki sayfayı açın ve düğmesine basın.',
    asks: {
      join: 'Bu kodla, bu adres de cüzdanınızda oturum açar.',
      changeOld: 'E-posta adresinizin değişeceğini onaylar.',
      changeNew: 'Bu kodla, bu adres eskisinin yerine geçer.',
    },
    field: 'Tek kullanımlık kod',
    secret: 'Kodu yalnızca buraya yazın. Site onu görmez. Son hane yazılınca gönderilir.',
    checking: 'Kontrol ediliyor…',
    worksFor: (time) => `Geçerlilik süresi ${time}`,
    over: 'Bu kodun süresi doldu. Yenisini isteyin.',
    resend: 'Yeni kod gönder',
    resendIn: (seconds) => `${seconds} sn sonra yeni kod gönder`,
    leave: 'İptal',
  },
  problems: {
    wrong: (left) => `Yanlış kod. Kalan deneme: ${left}`,
    expired: () => 'Bu kodun süresi doldu. Yenisini gönderin.',
    spent: () => 'Çok fazla yanlış kod. Yenisini gönderin.',
    wait: (seconds) => `Lütfen ${seconds} saniye sonra yeniden deneyin`,
    tooMany: () => 'Çok fazla istek. Daha sonra yeniden deneyin.',
    unavailable: () => 'Cüzdan hizmetine ulaşamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
    moment: () =>
      'Cüzdanın hizmetine biraz zaman gerekiyor. Birazdan yeniden deneyin: hiçbir şey kaybolmadı.',
    mail: () => 'E-posta gönderilemedi. Yeniden deneyin.',
    passkey: () => 'Geçiş anahtarı kullanılmadı. Yeniden deneyin veya başka bir yol seçin.',
    noPrf: () => 'Bu cihazda cüzdan açabilen bir geçiş anahtarı yok. Başka bir yol seçin.',
    words: () => 'Bu kelimeler cüzdanı açmıyor. Her birini kontrol edin.',
    kitFile: () => 'Bu dosya çevrimdışı kit değil veya hasarlı.',
    kitOther: () => 'Bu kit başka bir cüzdanın.',
    storage: () =>
      'Bu tarayıcı, cüzdanın anahtarını burada saklamasına izin vermiyor. Cüzdan için site verilerine izin verin veya başka bir tarayıcı kullanın.',
    openFirst: () => 'Önce cüzdanınızı bu tarayıcıda açın.',
    oneSlot: () =>
      'Bu cüzdan yalnızca bir tarayıcıda açılır, bu yüzden günde sınırlı sayıda imza atar. İkinci bir yol eklemek için oturumu kapatıp yeniden açın.',
    taken: () => 'Bu adresin zaten bir cüzdanı var.',
    held: () =>
      'Adres değişikliğinden sonra bir gün boyunca cüzdanı açma yolları olduğu gibi kalır ve cüzdan alınıp götürülemez.',
    noWindow: () =>
      'Bu uygulama pencere açmıyor, bu yüzden oturum açma burada tamamlanamaz. E-postayla oturum açın veya bu sayfayı tarayıcınızda açın.',
    heldDevice: () =>
      'Adresiniz veya oturum açma yönteminiz değiştikten sonra bir gün boyunca, sonradan gelen hiçbir tarayıcı cüzdanı açmaz. Önceki bir tarayıcınızı kullanın veya yarın yeniden deneyin.',
    heldWallet: () =>
      'Eski cüzdanın yeri bir gün boyunca korunur. Yarın yeniden deneyin: bundan hiçbir şey kaybolmaz.',
    olderWallet: () =>
      'Eski bir cüzdanınız kenarda tutulduğu sürece, o zamanki adres ve oturum açma yöntemleri kalır.',
    signedOut: () =>
      'Bu tarayıcının cüzdanınızdaki oturumu kapatıldı. Yeniden oturum açın: hiçbir şey kaybolmadı.',
    noWords: () =>
      'Bu tarayıcı burada pencere açmıyor ve kelimeler yalnızca bir pencerede gösterilir. Bir geçiş anahtarı ekleyin veya kelimeleri yazmak için başka bir tarayıcıda oturum açın.',
    windowless: () =>
      'Tarayıcınız burada pencere açmıyor ve cüzdan yalnızca kendi penceresinde sorar. Bu site için pencerelere izin verin veya bu sayfayı başka bir tarayıcıda açın.',
    wordsNotKept: () =>
      'Yeni kelimeler saklanamadı, bu yüzden hiçbir şey açmıyorlar. Onları atın ve yeniden deneyin.',
    popup: () => 'Tarayıcı pencereyi açmadı. Bu site için izin verip yeniden deneyin.',
    windowClosed: () => 'Pencere bitmeden kapatıldı. Yeniden açın.',
    socialDeclined: () => 'Orada oturum açmayı reddettiniz.',
    socialElsewhere: () =>
      'Bu tarayıcı, cüzdanın bu oturum açma işlemini tamamlamasına izin vermiyor. E-postayla oturum açın veya bu sayfayı başka bir tarayıcıda açın.',
    socialLeft: () => 'Oturum açmayı tamamlamadınız. Yeniden başlayın.',
    socialFailed: () => 'Oturum açma doğrulanamadı. Yeniden deneyin.',
    socialOver: () => 'Bu oturum açma işleminin süresi doldu. Yeniden başlayın.',
    socialUnreachable: () => 'Oturum açma sayfasına ulaşılamıyor. Daha sonra yeniden deneyin.',
    linkedElsewhere: () => 'Bu oturum açma yöntemi başka bir cüzdana ait.',
    invalidEmail: () => 'Bu bir e-posta adresi değil.',
    loginHeld: () =>
      'Geriye kalan oturum açma yöntemi önce bir günlük olmalı. Yarın yeniden deneyin.',
    loginInUse: () =>
      'Bununla oturum açtınız. Önce başka bir yöntemle oturum açın, sonra bunu kaldırın.',
    lastLogin: () => 'Bu tek oturum açma yöntemi. Önce başka bir tane ekleyin.',
    siteFrozen: () =>
      'Bu site şimdilik cüzdanı kullanamaz. Cüzdanınız güvende ve diğer sitelerde açılır.',
    siteLogin: () => 'Bu site bu giriş yöntemini kabul etmiyor. Başka birini seçin.',
    failed: () => 'Bir sorun oluştu. Yeniden deneyin.',
  },
} satisfies LanguageTexts['first'];
