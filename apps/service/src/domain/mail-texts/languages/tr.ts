import type { MailTexts } from '../mail-texts';

/** What mails say in Turkish. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Oturum açma kodunuz',
      text: '{site} cüzdanınızda oturum açmanızı istiyor ({time}).',
    },
    emailFrom: {
      subject: 'Cüzdanınıza yeni bir e-posta adresi geliyor',
      text: '{site} sitesinde cüzdanınızın e-posta adresinin {address} olarak değiştirilmesini istediniz ({time}).',
    },
    emailTo: {
      subject: 'E-posta adresinizi onaylayın',
      text: 'Bu adres {site} sitesindeki bir cüzdanın adresi olacak ({time}).',
    },
    label: 'Kodunuz',
    lasts: 'Onu isteyen cihazda 10 dakika geçerlidir.',
    never: 'Bu kodu başka hiçbir yerde sormayız. Siz istemediyseniz bu e-postayı dikkate almayın.',
  },
  device: {
    subject: 'Yeni bir tarayıcı oturum açmak istiyor',
    text: 'Cüzdanınız için yeni bir tarayıcı {site} sitesinde oturum açmak istiyor ({time}).',
    press: 'Size aitse bu sayfayı açın ve düğmesine basın',
    lasts:
      '10 dakika geçerlidir. Sayfayı açmak tek başına hiçbir şey yapmaz. Siz istemediyseniz bu e-postayı dikkate almayın.',
  },
  newAddress: {
    subject: 'Cüzdanınızın yeni bir e-posta adresi var',
    text: '{site} sitesinde cüzdanınız {address} e-posta adresini aldı ({time}).',
    after:
      'Bu adres artık cüzdanda oturum açmaz. Bir gün boyunca cüzdanı açmanın hiçbir yolu eklenemez veya kaldırılamaz.',
  },
  login: {
    added: {
      subject: 'Cüzdanınızın yeni bir oturum açma yöntemi var',
      text: '{site} sitesinde cüzdanınıza {login} ile oturum açma eklendi ({time}).',
    },
    removed: {
      subject: 'Cüzdanınızdan bir oturum açma yöntemi kaldırıldı',
      text: '{site} sitesinde {login} ile oturum açma cüzdanınızdan kaldırıldı ({time}).',
    },
    care: 'Bunu siz yapmadıysanız oturum açın, size ait olmayanı kaldırın ve tanımadığınız tarayıcıları sonlandırın.',
  },
  newDevice: {
    subject: 'Yeni bir tarayıcı oturum açtı',
    text: 'Cüzdanınız için yeni bir tarayıcı {site} sitesinde oturum açtı ({time}). Kendini şöyle tanıtıyor: {name}.',
    yours:
      'Bunu siz yaptıysanız yapılacak bir şey yok. Cüzdanı yalnızca bir geçiş anahtarı veya kurtarma kelimeleriyle açar.',
    notYours:
      'Bunu siz yapmadıysanız bir sitede cüzdanınızla oturum açın, cüzdanda “Oturum açılan tarayıcılar” bölümünü açın ve onu sonlandırın.',
    named: '{system} üzerinde {browser}',
    unknown: 'tanımadığımız bir tarayıcı',
  },
  wallet: {
    asked: {
      subject: 'Yeni bir cüzdan sizinkinin yerine geçebilir',
      text: 'Hesabınızda oturum açan bir tarayıcı cüzdanınızı açamıyor ve yenisini başlatmak istiyor ({time}). {day} tarihinde başlayabilir.',
      open: 'Cüzdanınızı hâlâ açabiliyor musunuz? O tarihten önce herhangi bir sitede açarsanız hiçbir şey olmaz. Sonra tanımadığınız tarayıcıları sonlandırın.',
      stays: 'Cüzdanınız hiçbir durumda silinmez: onu açabilen yerine geri koyar.',
    },
    replaced: {
      subject: 'Yeni bir cüzdan sizinkinin yerine geçti',
      text: 'Hesabınızda oturum açan bir tarayıcı sizinkinin yerine yeni bir cüzdan başlattı ({time}).',
      back: 'Cüzdanınız silinmedi. Onu herhangi bir sitede eskisi gibi açın ve yerine geri koyun. Sonra tanımadığınız tarayıcıları sonlandırın.',
    },
    restored: {
      subject: 'Kenara konan bir cüzdan yerine döndü',
      text: 'Hesabınızın kenara konan bir cüzdanını açabilen biri onu yerine geri koydu ({time}).',
      aside: 'Orada bulunan cüzdan silinmedi, kenara kondu: onu açabilen geri koyar.',
    },
    discarded: {
      subject: 'Kenara konan bir cüzdan silinecek',
      text: 'Hesabınızın kenara konan bir cüzdanını açabilen biri silinmesini istedi ({time}). {day} tarihinde silinir.',
      keep: 'Bu siz değil miydiniz? O cüzdanı o tarihten önce herhangi bir sitede açın ve tutun. Sonra tanımadığınız tarayıcıları sonlandırın.',
    },
    ending: {
      subject: 'Hesabınız ve cüzdanınız silinecek',
      text: 'Cüzdanınızın işletmecisi hesabınızı ve cüzdanınızı açmanın tüm yollarını silecek ({time}). Silinme zamanı: {day}.',
      keep: 'Cüzdanınızı korumak istiyor musunuz? O zamandan önce herhangi bir sitede cüzdanınızı açın, hiçbir şey silinmez.',
      lost: 'Cüzdandakiler taşınmaz; kurtarma kelimeleri veya başka bir kit olmadan kaybolur.',
    },
    staying: {
      subject: 'Hesabınız ve cüzdanınız kalıyor',
      text: 'Cüzdanınızın işletmecisi hiçbir şey silmiyor ({time}).',
      nothing: 'Yapmanız gereken bir şey yok.',
    },
    kept: {
      subject: 'Kenara konan bir cüzdan tutuluyor',
      text: 'Hesabınızın silinecek olan, kenara konan bir cüzdanını açabilen biri onu tutmayı seçti ({time}).',
    },
    care: 'Bunu siz yapmadıysanız bir sitede cüzdanınızla oturum açın ve tanımadığınız tarayıcıları sonlandırın.',
  },
};
