import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Site',
    account: 'Cüzdan',
    leave: 'İptal',
    facts: {
      address: 'Hesap',
      browser: 'Tarayıcı',
      from: 'Gönderen',
      login: 'Oturum açma',
      name: 'Ad',
      onSite: 'Site',
      since: 'Başlangıç',
      to: 'Alıcı',
      way: 'Açma yolu',
    },
    kinds: {
      addLogin: {
        title: 'Oturum açma yöntemi eklensin mi?',
        text: 'Her cihazda bu cüzdanda oturum açacak.',
        confirm: 'Ekle',
      },
      beginNew: {
        title: 'Yeni cüzdan başlatılsın mı?',
        text: 'Yeni cüzdan boş. Eskisi silinmez, kenara konur.',
        confirm: 'Yeni cüzdanı başlat',
      },
      askForNew: {
        title: 'Yeni bir cüzdan istensin mi?',
        text: 'Bir hafta veya daha sonra eskisinin yerine geçer. Eski cüzdandakiler orada kalır.',
        confirm: 'Yeni cüzdan iste',
      },
      bringBack: {
        title: 'Bu cüzdan geri getirilsin mi?',
        text: 'Yeni cüzdan o zaman silinmez, kenara konur.',
        confirm: 'Bu cüzdanı geri getir',
      },
      discard: {
        title: 'Bu cüzdandan vazgeçilsin mi?',
        text: '30 gün içinde burada silinir. O zamana kadar onu tutabilir veya geri getirebilirsiniz.',
        confirm: 'Vazgeç',
      },
      keepAside: {
        title: 'Bu cüzdan tutulsun mu?',
        text: 'Yenisinin yanında, olduğu yerde kalır.',
        confirm: 'Tut',
      },
      changeEmail: {
        title: 'E-posta adresiniz değiştirilsin mi?',
        text: 'Önce eski adrese, sonra yenisine bir kod göndeririz.',
        confirm: 'Kodu gönder',
      },
      endBrowser: {
        title: 'Bu tarayıcının oturumu kapatılsın mı?',
        text: 'Oturumu hemen kapatılır. Kaybolduysa bunun yerine “Cüzdanınızı açma yolları” bölümünde sonlandırın: bu, oturumu da kapatır.',
        confirm: 'Sonlandır',
      },
      endOthers: {
        title: 'Diğer tüm tarayıcıların oturumu kapatılsın mı?',
        text: 'Oturumları hemen kapatılır.',
        confirm: 'Diğerlerinin hepsini sonlandır',
      },
      endWay: {
        title: 'Cüzdanınızı açmanın bir yolu sonlandırılsın mı?',
        text: 'Artık cüzdanı açmaz. Bir tarayıcının oturumu da onunla kapatılır. Geçiş anahtarını cihazınızdan da silin.',
        confirm: 'Sonlandır',
      },
      leadLogin: {
        title: 'Hesap kitiyle geri alınsın mı?',
        text: 'Bundan sonra oturum açmanız kitin hesabını açar.',
        confirm: 'Bu kiti kullan',
      },
      letIn: {
        title: 'Yeni bir tarayıcıya izin verilsin mi?',
        text: 'Yalnızca şu anda onunla oturum açıyorsanız izin verin.',
        confirm: 'Bana ait, izin ver',
      },
      registerName: {
        title: 'Bu ad kaydedilsin mi?',
        text: 'Ad bu hesaba yönlendirir ve herkes görebilir.',
        confirm: 'Adı kaydet',
      },
      removeLogin: {
        title: 'Bir oturum açma yöntemi kaldırılsın mı?',
        text: 'Artık bu cüzdanda oturum açmaz ve onu kullanan tarayıcıların oturumu kapatılır. Bu konuda size e-posta göndeririz.',
        confirm: 'Kaldır',
      },
    },
  },
  device: {
    devices: {
      title: 'Oturum açılan tarayıcılar',
      explain:
        'Her tarayıcı kendi adını bildirir. Tanımadıklarınızı sonlandırın. Kaybolanı “Cüzdanınızı açma yolları” bölümünde sonlandırın: bu, oturumu da kapatır.',
      here: 'Bu tarayıcı',
      named: (browser, system) => `${system} üzerinde ${browser}`,
      unknown: 'Ne olduğunu söylemeyen bir tarayıcı',
      times: (since, used) => `${since} tarihinden beri, son kullanım ${used}`,
      sites: (sites) => `Site: ${sites}`,
      end: 'Sonlandır',
      endOf: (name) => `Sonlandır: ${name}`,
      endOthers: 'Diğerlerinin hepsini sonlandır',
      waits: 'Yeni bir tarayıcı oturum açmak istiyor',
      asked: (time, site) => `${site} sitesinde ${time} istendi`,
      allow: 'İzin ver',
      allowOf: (name) => `İzin ver: ${name}`,
      retry: 'Yeniden dene',
      working: 'İşleniyor…',
      back: 'Geri',
    },
    letIn: {
      title: 'Bu tarayıcıya izin verin',
      mail: 'Cüzdanınız için yeni. Gönderdiğimiz e-postadaki sayfayı açın ve düğmesine basın.',
      known:
        'Veya oturumunuzun açık olduğu bir tarayıcıda: profilinizde “Oturum açma yöntemleriniz” bölümünü, sonra “Oturum açılan tarayıcılar” bölümünü açın.',
      leave: 'İptal',
    },
    signedOut: {
      title: 'Bu tarayıcının oturumu kapatıldı',
      explain: (site) =>
        `“Oturum açılan tarayıcılar” veya “Cüzdanınızı açma yolları” bölümünde sonlandırıldı ya da oturum açma yöntemi kaldırıldı. Hiçbir şey kaybolmadı: ${site} sitesinde yeniden oturum açın.`,
      notYou: 'Bunu siz yapmadıysanız sonra “Oturum açılan tarayıcılar” bölümünü kontrol edin.',
      signIn: (email) => `${email} olarak oturum aç`,
      working: 'İşleniyor…',
      leave: 'Şimdi değil',
    },
    device: {
      title: 'Oturum açan siz misiniz?',
      asks: (site) => `Cüzdanınız için yeni bir tarayıcı ${site} sitesinde oturum açmak istiyor.`,
      advice: 'Size ait değilse bu sayfayı kapatın. Siz basmadan tarayıcı kod almaz.',
      approve: 'Bu benim tarayıcım',
      working: 'İşleniyor…',
    },
    phone: {
      title: 'Farcaster ekle',
      preparing: 'Kod hazırlanıyor…',
      scan: 'Kodu telefonunuzla tarayın ve Farcaster’da oturum açmayı onaylayın.',
      approve: 'Farcaster’da oturum açmayı onaylayın, sonra buraya dönün.',
      joins:
        'Onaylayan Farcaster hesabı da cüzdanınızda oturum açar. Başka kimseye göstermeyin. Bir kez, on dakika boyunca çalışır.',
      code: 'Farcaster ile oturum açmanın QR kodu',
      open: 'Farcaster’ı aç',
      copy: 'Bağlantıyı kopyala',
      copied: 'Bağlantı kopyalandı.',
      link: 'Farcaster bağlantısı',
      leave: 'İptal',
    },
  },
  renewal: {
    title: {
      ask: 'Yeni bir cüzdan başlatılsın mı?',
      wait: 'Yeni cüzdanın beklemesi gerekiyor',
      ready: 'Yeni cüzdanınız başlayabilir',
      stopped: 'Cüzdanınız kalıyor',
      aside: 'Bu önceki cüzdanınız',
      discard: 'Bu cüzdandan vazgeçilsin mi?',
      going: 'Bu cüzdan gidiyor',
    },
    text: {
      ask: 'Eski cüzdandakiler orada kalır ve yenisine geçmez. Önce eskisinin açılması için bir hafta veya daha fazla süre vardır: bir e-posta göndeririz ve oturum açan her tarayıcı bunu söyler.',
      wait: (day) =>
        `${day} tarihinde bu tarayıcıda başlayabilir. Eski cüzdan daha önce açılırsa kalır. Onu açmanın bir yolunu buldunuz mu? Onu kullanın.`,
      ready:
        'Yeni cüzdan boş. Eskisi silinmez, kenara konur: onu açan bir tarayıcı, geçiş anahtarı veya kelimeler geri getirir.',
      stopped: (day) =>
        `${day} tarihinde bir tarayıcı onun yerine yeni bir cüzdan başlatmak istedi. Bu tarayıcı cüzdanınızı açıyor, bu yüzden o istek sona erdi. Tanımadığınız tarayıcıları sonlandırın.`,
      aside:
        'Bunu açamayan bir tarayıcı istediği için yerinde yeni bir cüzdan var. Bunu geri getirebilirsiniz. Yenisi o zaman silinmez, kenara konur.',
      discard:
        '30 gün içinde burada silinir ve kelimeleri veya çevrimdışı kiti sizde değilse içindekiler kaybolur. O zamana kadar onu tutabilir veya geri getirebilirsiniz.',
      going: (day) =>
        `İstediğiniz gibi ${day} tarihinde silinir. O zamana kadar onu olduğu yerde tutabilir veya geri getirebilirsiniz.`,
    },
    confirm: {
      ask: 'Yeni cüzdan iste',
      ready: 'Yeni cüzdanı başlat',
      aside: 'Bu cüzdanı geri getir',
      discard: 'Vazgeç',
      going: 'Bu cüzdanı geri getir',
    },
    other: {
      aside: 'Bu cüzdandan vazgeç',
      going: 'Tut',
    },
    leave: {
      ask: 'Geri',
      wait: 'Kapat',
      ready: 'İptal',
      stopped: 'Devam et',
      aside: 'İptal',
      discard: 'Geri',
      going: 'Kapat',
    },
    working: 'İşleniyor…',
  },
  kit: {
    kit: {
      title: 'Çevrimdışı kitiniz',
      explain: 'Bu sayfa ağ olmadan çalışır. Kitin on iki kelimesini yazın.',
      words: 'Kitin kelimeleri',
      open: 'Cüzdanı aç',
      opening: 'Açılıyor…',
      wrong: 'Bu kelimeler kiti açmıyor. Her birini kontrol edin.',
      broken: 'Kitin dosyası hasarlı. Başka bir kopyasını kullanın.',
      openTitle: 'Cüzdanınız',
      use: 'Bu 24 kelime cüzdanın ta kendisidir. Onları güvendiğiniz bir cüzdan uygulamasına yazın ve bu sayfayı kapatın.',
      evm: 'EVM adresi',
      solana: 'Solana adresi',
    },
    useKit: {
      title: 'Çevrimdışı kit kullan',
      explain: 'Kitin dosyasını seçin ve on iki kelimesini yazın.',
      leads:
        'Kit başka bir hesabınsa oturum açmanız bundan sonra o hesaba yönlendirir. Şimdi yönlendirdiği cüzdan oturum açma yöntemi olmadan kalır: önce içindekini taşıyın.',
      file: 'Kitin dosyası',
      words: 'Kitin kelimeleri',
      open: 'Bu kiti kullan',
      working: 'Kit açılıyor…',
      leave: 'Geri',
    },
  },
} satisfies Partial<LanguageTexts>;
