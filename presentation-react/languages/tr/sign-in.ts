import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Oturum açılacak site: ${site}`,
  signInText:
    'Bu hesabın size ait olduğunu kanıtlamak için bir mesaj imzalayın. Ücretsizdir ve hiçbir şeyi hareket ettirmez.',
  signInPreparing: 'Mesaj hazırlanıyor',
  signInSite: 'Site',
  signInAccount: 'Hesap',
  signInExpires: 'Geçerlilik sonu',
  signInResources: 'Belirtilen diğer kaynaklar',
  signInWhole: 'Mesajın tamamı',
  signInAsked: 'Mesajı cüzdanınızda imzalayın',
  signInAskedHint: 'Cüzdan aynı mesajı gösterir. Yalnızca içindeki site bu siteyse imzalayın.',
  signInChecking: 'Site imzanızı kontrol ediyor',
  signInDone: 'Oturumunuz açıldı',
  signInLeave: 'İptal et ve bağlantıyı kes',
  signInFaults: {
    accountChanged: {
      headline: 'Hesabı değiştirdiniz',
      hint: 'Mesaj önceki hesap içindi. Bu hesap için olanı imzalayın.',
    },
    declined: {
      headline: 'İmzalamayı reddettiniz',
      hint: 'Oturumunuz açılmadı. Hazır olduğunuzda tekrar deneyin.',
    },
    expired: {
      headline: 'Mesajın süresi doldu',
      hint: 'Yenisini imzalayın.',
    },
    failed: {
      headline: 'Cüzdanınız imzalayamadı',
      hint: 'Cüzdanınızı açın, ardından tekrar deneyin.',
    },
    networkChanged: {
      headline: 'Ağı değiştirdiniz',
      hint: 'Mesaj önceki ağ içindi. Bu ağ için olanı imzalayın.',
    },
    otherAccount: {
      headline: 'İmza başka bir hesaba ait',
      hint: 'Cüzdanınızda aşağıdaki hesabı seçin ve tekrar deneyin.',
    },
    otherSite: {
      headline: 'Mesaj başka bir site için',
      hint: 'Hiçbir şey imzalanmadı. Bu sayfanın adresini kontrol edin ve durumu siteye bildirin.',
    },
    pending: {
      headline: 'Cüzdanınız sizi bekliyor',
      hint: 'Açık başka bir isteği var. Onu cüzdanda yanıtlayın ve tekrar deneyin.',
    },
    refused: {
      headline: 'Site oturum açmayı kabul etmedi',
      hint: 'Oturumunuz açılmadı. Yeni mesajla tekrar deneyin.',
    },
    smartAccount: {
      headline: 'Akıllı hesabınız mesaj imzalayamıyor',
      hint: 'Temel hesabınız imzalayabilir. İkisi de sizin, adresleri farklıdır; tokenler bulundukları yerde kalır.',
    },
    unavailable: {
      headline: 'Site yanıt vermiyor',
      hint: 'Oturumunuz açılmadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
    },
    unsupported: {
      headline: 'Cüzdanınız mesaj imzalayamıyor',
      hint: 'İptal edin ve başka bir cüzdan veya hesap bağlayın.',
    },
  },
} satisfies PartTexts<'signIn'>;
