import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'tidak aman',
  email: 'Email',
  code: {
    title: 'Masukkan kode',
    sending: 'Mengirim kode',
    sent: (email) => `Kami mengirim kode enam digit ke ${email}.`,
    signsIn: (site) => `Kode ini untuk masuk ke ${site}.`,
    work: (email) =>
      `Ini perlu waktu sebentar: banyak kode diminta. Setelah itu kami mengirim satu ke ${email}.`,
    press: 'Kami mengirim email kepada Anda. Buka halaman di dalamnya, lalu tekan tombolnya.',
    asks: {
      join: 'Dengan kode ini, alamat ini juga dapat masuk ke dompet Anda.',
      changeOld: 'Kode ini mengonfirmasi bahwa alamat email Anda berubah.',
      changeNew: 'Dengan kode ini, alamat ini menggantikan alamat lama.',
    },
    field: 'Kode sekali pakai',
    secret:
      'Ketik kode hanya di sini. Situs tidak melihatnya. Kode dikirim saat digit terakhir diketik.',
    checking: 'Memeriksa…',
    worksFor: (time) => `Berlaku selama ${time}`,
    over: 'Kode ini telah kedaluwarsa. Minta yang baru.',
    resend: 'Kirim kode baru',
    resendIn: (seconds) => `Kirim kode baru dalam ${seconds} dtk`,
    leave: 'Batal',
  },
  problems: {
    wrong: (left) => `Kode salah. Sisa percobaan: ${left}.`,
    expired: () => 'Kode ini telah kedaluwarsa. Kirim yang baru.',
    spent: () => 'Terlalu banyak kode yang salah. Kirim kode baru.',
    wait: (seconds) => `Coba lagi setelah ${seconds} detik`,
    tooMany: () => 'Terlalu banyak permintaan. Coba lagi nanti.',
    unavailable: () =>
      'Dompet tidak dapat menjangkau layanannya. Periksa koneksi Anda dan coba lagi.',
    moment: () =>
      'Layanan dompet perlu waktu sebentar. Coba lagi sesaat lagi: tidak ada yang hilang.',
    mail: () => 'Email tidak dapat dikirim. Coba lagi.',
    passkey: () => 'Kunci sandi tidak dipakai. Coba lagi, atau pilih cara lain.',
    noPrf: () =>
      'Perangkat ini tidak punya kunci sandi yang dapat membuka dompet. Pilih cara lain.',
    words: () => 'Kata-kata ini tidak membuka dompet. Periksa satu per satu.',
    kitFile: () => 'Berkas ini bukan kit offline, atau rusak.',
    kitOther: () => 'Kit ini milik dompet lain.',
    storage: () =>
      'Browser ini tidak mengizinkan dompet menyimpan kuncinya di sini. Izinkan data situs untuk dompet, atau pakai browser lain.',
    openFirst: () => 'Buka dulu dompet Anda di browser ini.',
    oneSlot: () =>
      'Dompet ini hanya terbuka di satu browser, jadi jumlah tanda tangannya per hari terbatas. Keluar lalu masuk lagi untuk menambah cara kedua.',
    taken: () => 'Alamat ini sudah punya dompet.',
    held: () =>
      'Selama sehari setelah alamat diubah, cara membuka dompet tetap seperti adanya, dan dompet tidak dapat dibawa pergi.',
    noWindow: () =>
      'Aplikasi ini tidak membuka jendela, jadi proses masuk ini tidak dapat diselesaikan di sini. Masuk dengan email, atau buka halaman ini di browser Anda.',
    heldDevice: () =>
      'Selama sehari setelah alamat atau cara masuk Anda diubah, browser yang datang kemudian tidak dapat membuka dompet. Pakai browser yang sudah Anda punya sebelumnya, atau coba lagi besok.',
    heldWallet: () =>
      'Dompet lama menempati tempatnya selama sehari. Coba lagi besok: tidak ada yang hilang dari dompet ini.',
    olderWallet: () =>
      'Selama dompet lama Anda disisihkan, alamat dan cara masuk dari masanya tetap ada.',
    signedOut: () =>
      'Browser ini telah dikeluarkan dari dompet Anda. Masuk lagi: tidak ada yang hilang.',
    noWords: () =>
      'Browser ini tidak membuka jendela di sini, dan kata-kata hanya ditampilkan di jendela. Tambahkan kunci sandi, atau masuk di browser lain untuk menuliskan kata-katanya.',
    windowless: () =>
      'Browser Anda tidak membuka jendela di sini, dan dompet hanya bertanya di jendelanya sendiri. Izinkan jendela untuk situs ini, atau buka halaman ini di browser lain.',
    wordsNotKept: () =>
      'Kata-kata baru tidak dapat disimpan, jadi tidak membuka apa pun. Buang kata-kata itu, lalu coba lagi.',
    popup: () => 'Browser tidak membuka jendela. Izinkan untuk situs ini, lalu coba lagi.',
    windowClosed: () => 'Jendela ditutup sebelum selesai. Buka lagi.',
    socialDeclined: () => 'Anda menolak proses masuk di sana.',
    socialElsewhere: () =>
      'Browser ini tidak mengizinkan dompet menyelesaikan proses masuk ini. Masuk dengan email, atau buka halaman ini di browser lain.',
    socialLeft: () => 'Anda belum menyelesaikan proses masuk. Mulai lagi.',
    socialFailed: () => 'Proses masuk tidak dapat diperiksa. Coba lagi.',
    socialOver: () => 'Proses masuk ini telah kedaluwarsa. Mulai lagi.',
    socialUnreachable: () => 'Halaman masuk tidak dapat dijangkau. Coba lagi nanti.',
    linkedElsewhere: () => 'Cara masuk ini milik dompet lain.',
    invalidEmail: () => 'Ini bukan alamat email.',
    loginHeld: () => 'Cara masuk yang tersisa harus berumur sehari dulu. Coba lagi besok.',
    loginInUse: () => 'Anda masuk dengan cara ini. Masuk dulu dengan cara lain, lalu hapus.',
    lastLogin: () => 'Ini satu-satunya cara masuk. Tambahkan cara lain dulu.',
    siteFrozen: () =>
      'Untuk sementara situs ini tidak dapat memakai dompet. Dompet Anda aman, dan terbuka di situs lain.',
    siteLogin: () => 'Situs ini tidak menerima cara masuk ini. Pilih yang lain.',
    failed: () => 'Terjadi kesalahan. Coba lagi.',
  },
} satisfies LanguageTexts['first'];
