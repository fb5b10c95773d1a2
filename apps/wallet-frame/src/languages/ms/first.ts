import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'tidak selamat',
  email: 'E-mel',
  code: {
    title: 'Masukkan kod',
    sending: 'Menghantar kod',
    sent: (email) => `Kami menghantar kod enam digit ke ${email}.`,
    signsIn: (site) => `Kod ini untuk log masuk ke ${site}.`,
    work: (email) =>
      `Ini mengambil sedikit masa: banyak kod telah diminta. Selepas itu kami menghantar satu ke ${email}.`,
    press: 'Kami menghantar e-mel kepada anda. Buka halaman di dalamnya, dan tekan butangnya.',
    asks: {
      join: 'Dengan kod ini, alamat ini juga boleh log masuk ke dompet anda.',
      changeOld: 'Kod ini mengesahkan bahawa alamat e-mel anda berubah.',
      changeNew: 'Dengan kod ini, alamat ini menggantikan alamat lama.',
    },
    field: 'Kod sekali guna',
    secret:
      'Taip kod di sini sahaja. Laman tidak melihatnya. Kod dihantar apabila digit terakhir ditaip.',
    checking: 'Menyemak…',
    worksFor: (time) => `Sah selama ${time}`,
    over: 'Kod ini telah tamat tempoh. Minta yang baharu.',
    resend: 'Hantar kod baharu',
    resendIn: (seconds) => `Hantar kod baharu dalam ${seconds} s`,
    leave: 'Batal',
  },
  problems: {
    wrong: (left) => `Kod salah. Baki percubaan: ${left}.`,
    expired: () => 'Kod ini telah tamat tempoh. Hantar yang baharu.',
    spent: () => 'Terlalu banyak kod yang salah. Hantar kod baharu.',
    wait: (seconds) => `Sila cuba lagi selepas ${seconds} saat`,
    tooMany: () => 'Terlalu banyak permintaan. Cuba lagi kemudian.',
    unavailable: () =>
      'Dompet tidak dapat mencapai perkhidmatannya. Semak sambungan anda dan cuba lagi.',
    moment: () =>
      'Perkhidmatan dompet memerlukan sedikit masa. Cuba lagi sebentar nanti: tiada apa-apa hilang.',
    mail: () => 'E-mel tidak dapat dihantar. Cuba lagi.',
    passkey: () => 'Kunci laluan tidak digunakan. Cuba lagi, atau pilih cara lain.',
    noPrf: () => 'Peranti ini tiada kunci laluan yang boleh membuka dompet. Pilih cara lain.',
    words: () => 'Perkataan ini tidak membuka dompet. Semak satu per satu.',
    kitFile: () => 'Fail ini bukan kit luar talian, atau telah rosak.',
    kitOther: () => 'Kit ini milik dompet lain.',
    storage: () =>
      'Pelayar ini tidak membenarkan dompet menyimpan kuncinya di sini. Benarkan data laman untuk dompet, atau gunakan pelayar lain.',
    openFirst: () => 'Buka dompet anda dalam pelayar ini dahulu.',
    oneSlot: () =>
      'Dompet ini hanya terbuka dalam satu pelayar, jadi bilangan tandatangannya sehari terhad. Log keluar dan masuk semula untuk menambah cara kedua.',
    taken: () => 'Alamat ini sudah mempunyai dompet.',
    held: () =>
      'Selama sehari selepas alamat ditukar, cara membuka dompet kekal seperti sedia ada, dan dompet tidak boleh dibawa pergi.',
    noWindow: () =>
      'Aplikasi ini tidak membuka tetingkap, jadi log masuk ini tidak dapat diselesaikan di sini. Log masuk dengan e-mel, atau buka halaman ini dalam pelayar anda.',
    heldDevice: () =>
      'Selama sehari selepas alamat atau cara log masuk anda ditukar, pelayar yang datang kemudian tidak boleh membuka dompet. Gunakan pelayar yang anda miliki sebelum ini, atau cuba lagi esok.',
    heldWallet: () =>
      'Dompet lama menduduki tempatnya selama sehari. Cuba lagi esok: tiada apa-apa daripada dompet ini hilang.',
    olderWallet: () =>
      'Selagi dompet lama anda diketepikan, alamat dan cara log masuk daripada zamannya kekal.',
    signedOut: () =>
      'Pelayar ini telah dilog keluar daripada dompet anda. Log masuk semula: tiada apa-apa hilang.',
    noWords: () =>
      'Pelayar ini tidak membuka tetingkap di sini, dan perkataan hanya ditunjukkan dalam tetingkap. Tambah kunci laluan, atau log masuk dalam pelayar lain untuk menulis perkataan itu.',
    windowless: () =>
      'Pelayar anda tidak membuka tetingkap di sini, dan dompet hanya bertanya dalam tetingkapnya sendiri. Benarkan tetingkap untuk laman ini, atau buka halaman ini dalam pelayar lain.',
    wordsNotKept: () =>
      'Perkataan baharu tidak dapat disimpan, jadi ia tidak membuka apa-apa. Buang perkataan itu, dan cuba lagi.',
    popup: () => 'Pelayar tidak membuka tetingkap. Benarkan untuk laman ini, dan cuba lagi.',
    windowClosed: () => 'Tetingkap ditutup sebelum selesai. Buka semula.',
    socialDeclined: () => 'Anda menolak log masuk di sana.',
    socialElsewhere: () =>
      'Pelayar ini tidak membenarkan dompet menyelesaikan log masuk ini. Log masuk dengan e-mel, atau buka halaman ini dalam pelayar lain.',
    socialLeft: () => 'Anda belum selesai log masuk. Mula semula.',
    socialFailed: () => 'Log masuk tidak dapat disemak. Cuba lagi.',
    socialOver: () => 'Log masuk ini telah tamat tempoh. Mula semula.',
    socialUnreachable: () => 'Halaman log masuk tidak dapat dicapai. Cuba lagi kemudian.',
    linkedElsewhere: () => 'Cara log masuk ini milik dompet lain.',
    invalidEmail: () => 'Ini bukan alamat e-mel.',
    loginHeld: () => 'Cara log masuk yang tinggal mesti berusia sehari dahulu. Cuba lagi esok.',
    loginInUse: () =>
      'Anda log masuk dengan cara ini. Log masuk dengan cara lain dahulu, kemudian buang.',
    lastLogin: () => 'Ini satu-satunya cara log masuk. Tambah cara lain dahulu.',
    siteFrozen: () =>
      'Buat masa ini laman ini tidak boleh menggunakan dompet. Dompet anda selamat, dan terbuka di laman lain.',
    siteLogin: () => 'Laman ini tidak menerima cara log masuk ini. Pilih yang lain.',
    failed: () => 'Sesuatu tidak kena. Cuba lagi.',
  },
} satisfies LanguageTexts['first'];
