import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Situs',
    account: 'Dompet',
    leave: 'Batal',
    facts: {
      address: 'Akun',
      browser: 'Browser',
      from: 'Dari',
      login: 'Cara masuk',
      name: 'Nama',
      onSite: 'Di',
      since: 'Sejak',
      to: 'Ke',
      way: 'Cara membuka',
    },
    kinds: {
      addLogin: {
        title: 'Tambah cara masuk?',
        text: 'Cara ini dapat masuk ke dompet ini, di perangkat apa pun.',
        confirm: 'Tambahkan',
      },
      beginNew: {
        title: 'Mulai dompet baru?',
        text: 'Dompet baru kosong. Dompet lama disisihkan, tidak dihapus.',
        confirm: 'Mulai dompet baru',
      },
      askForNew: {
        title: 'Minta dompet baru?',
        text: 'Dompet baru menggantikan dompet lama setelah seminggu atau lebih. Isi dompet lama tetap di sana.',
        confirm: 'Minta dompet baru',
      },
      bringBack: {
        title: 'Kembalikan dompet ini?',
        text: 'Dompet baru lalu disisihkan, tidak dihapus.',
        confirm: 'Kembalikan dompet ini',
      },
      discard: {
        title: 'Lepaskan dompet ini?',
        text: 'Dalam 30 hari dompet dihapus di sini. Sampai saat itu Anda dapat mempertahankan atau mengembalikannya.',
        confirm: 'Lepaskan',
      },
      keepAside: {
        title: 'Pertahankan dompet ini?',
        text: 'Dompet tetap di tempatnya, di samping dompet baru.',
        confirm: 'Pertahankan',
      },
      changeEmail: {
        title: 'Ubah alamat email Anda?',
        text: 'Kami mengirim kode ke alamat lama, lalu satu kode ke alamat baru.',
        confirm: 'Kirim kode',
      },
      endBrowser: {
        title: 'Keluarkan browser ini?',
        text: 'Browser langsung dikeluarkan. Jika browser hilang, akhiri di “Cara membuka dompet Anda”: itu juga mengeluarkannya.',
        confirm: 'Akhiri',
      },
      endOthers: {
        title: 'Keluarkan semua browser lain?',
        text: 'Semuanya langsung dikeluarkan.',
        confirm: 'Akhiri semua yang lain',
      },
      endWay: {
        title: 'Akhiri satu cara membuka dompet Anda?',
        text: 'Cara ini tidak lagi membuka dompet. Jika berupa browser, browser itu juga dikeluarkan. Hapus juga kunci sandi dari perangkat Anda.',
        confirm: 'Akhiri',
      },
      leadLogin: {
        title: 'Dapatkan kembali akun dengan kitnya?',
        text: 'Mulai saat itu, cara masuk Anda membuka akun dari kit.',
        confirm: 'Pakai kit ini',
      },
      letIn: {
        title: 'Izinkan browser baru masuk?',
        text: 'Izinkan hanya jika saat ini Anda sedang masuk dengan browser itu.',
        confirm: 'Itu milik saya, izinkan',
      },
      registerName: {
        title: 'Daftarkan nama ini?',
        text: 'Nama akan mengarah ke akun ini, dan semua orang dapat melihatnya.',
        confirm: 'Daftarkan nama',
      },
      removeLogin: {
        title: 'Hapus satu cara masuk?',
        text: 'Cara ini tidak lagi dapat masuk ke dompet ini, dan browser yang memakainya dikeluarkan. Kami akan mengirim email tentang ini kepada Anda.',
        confirm: 'Hapus',
      },
    },
  },
  device: {
    devices: {
      title: 'Browser yang masuk',
      explain:
        'Setiap browser menyebut namanya sendiri. Akhiri yang tidak Anda kenal. Akhiri yang hilang di “Cara membuka dompet Anda”: itu juga mengeluarkannya.',
      here: 'Browser ini',
      named: (browser, system) => `${browser} di ${system}`,
      unknown: 'Browser yang tidak menyebut namanya',
      times: (since, used) => `Sejak ${since}, terakhir dipakai ${used}`,
      sites: (sites) => `Di ${sites}`,
      end: 'Akhiri',
      endOf: (name) => `Akhiri: ${name}`,
      endOthers: 'Akhiri semua yang lain',
      waits: 'Sebuah browser baru meminta masuk',
      asked: (time, site) => `Diminta pada ${time} di ${site}`,
      allow: 'Izinkan masuk',
      allowOf: (name) => `Izinkan masuk: ${name}`,
      retry: 'Coba lagi',
      working: 'Memproses…',
      back: 'Kembali',
    },
    letIn: {
      title: 'Izinkan browser ini masuk',
      mail: 'Browser ini baru bagi dompet Anda. Buka halaman di email yang kami kirim, lalu tekan tombolnya.',
      known:
        'Atau, di browser tempat Anda sudah masuk: buka “Cara Anda masuk” di profil Anda, lalu “Browser yang masuk”.',
      leave: 'Batal',
    },
    signedOut: {
      title: 'Browser ini telah dikeluarkan',
      explain: (site) =>
        `Browser ini diakhiri di “Browser yang masuk” atau “Cara membuka dompet Anda”, atau cara masuknya dihapus. Tidak ada yang hilang: masuk lagi di ${site}.`,
      notYou: 'Jika bukan Anda yang melakukannya, periksa “Browser yang masuk” setelahnya.',
      signIn: (email) => `Masuk sebagai ${email}`,
      working: 'Memproses…',
      leave: 'Nanti saja',
    },
    device: {
      title: 'Apakah Anda yang sedang masuk?',
      asks: (site) => `Browser yang baru bagi dompet Anda meminta masuk di ${site}.`,
      advice:
        'Jika bukan milik Anda, tutup halaman ini. Tanpa Anda menekan tombol, browser itu tidak mendapat kode.',
      approve: 'Itu browser saya',
      working: 'Memproses…',
    },
    phone: {
      title: 'Tambah Farcaster',
      preparing: 'Menyiapkan kode…',
      scan: 'Pindai kode dengan ponsel Anda, lalu setujui proses masuk di Farcaster.',
      approve: 'Setujui proses masuk di Farcaster, lalu kembali ke sini.',
      joins:
        'Akun Farcaster yang menyetujuinya juga dapat masuk ke dompet Anda. Jangan tunjukkan kepada orang lain. Kode ini berlaku sekali, selama sepuluh menit.',
      code: 'Kode QR untuk masuk dengan Farcaster',
      open: 'Buka Farcaster',
      copy: 'Salin tautan',
      copied: 'Tautan disalin.',
      link: 'Tautan untuk Farcaster',
      leave: 'Batal',
    },
  },
  renewal: {
    title: {
      ask: 'Mulai dompet baru?',
      wait: 'Dompet baru harus menunggu',
      ready: 'Dompet baru Anda dapat dimulai',
      stopped: 'Dompet Anda tetap ada',
      aside: 'Ini dompet Anda yang sebelumnya',
      discard: 'Lepaskan dompet ini?',
      going: 'Dompet ini akan dihapus',
    },
    text: {
      ask: 'Isi dompet lama tetap di sana, dan tidak pindah ke dompet baru. Pertama, dompet lama punya waktu seminggu atau lebih untuk dibuka: kami mengirim email, dan setiap browser yang masuk memberitahukannya.',
      wait: (day) =>
        `Dompet baru dapat dimulai pada ${day}, di browser ini. Jika dompet lama dibuka sebelumnya, dompet lama tetap ada. Sudah menemukan cara membukanya? Pakai cara itu.`,
      ready:
        'Dompet baru kosong. Dompet lama disisihkan, tidak dihapus: browser, kunci sandi, atau kata-kata yang membukanya dapat mengembalikannya.',
      stopped: (day) =>
        `Pada ${day} sebuah browser meminta memulai dompet baru sebagai penggantinya. Browser ini membuka dompet Anda, jadi permintaan itu berakhir. Akhiri browser yang tidak Anda kenal.`,
      aside:
        'Sebuah dompet baru menempati tempatnya, karena browser yang tidak dapat membuka dompet ini memintanya. Anda dapat mengembalikan dompet ini. Dompet baru lalu disisihkan, tidak dihapus.',
      discard:
        'Dalam 30 hari dompet dihapus di sini, dan isinya hilang kecuali Anda punya kata-katanya atau kit offline. Sampai saat itu Anda dapat mempertahankan atau mengembalikannya.',
      going: (day) =>
        `Dompet dihapus pada ${day}, seperti yang Anda minta. Sampai saat itu Anda dapat mempertahankannya di tempatnya, atau mengembalikannya.`,
    },
    confirm: {
      ask: 'Minta dompet baru',
      ready: 'Mulai dompet baru',
      aside: 'Kembalikan dompet ini',
      discard: 'Lepaskan',
      going: 'Kembalikan dompet ini',
    },
    other: {
      aside: 'Lepaskan dompet ini',
      going: 'Pertahankan',
    },
    leave: {
      ask: 'Kembali',
      wait: 'Tutup',
      ready: 'Batal',
      stopped: 'Lanjutkan',
      aside: 'Batal',
      discard: 'Kembali',
      going: 'Tutup',
    },
    working: 'Memproses…',
  },
  kit: {
    kit: {
      title: 'Kit offline Anda',
      explain: 'Halaman ini berfungsi tanpa jaringan. Ketik dua belas kata dari kit.',
      words: 'Kata-kata kit',
      open: 'Buka dompet',
      opening: 'Membuka…',
      wrong: 'Kata-kata ini tidak membuka kit. Periksa satu per satu.',
      broken: 'Berkas kit rusak. Pakai salinan lainnya.',
      openTitle: 'Dompet Anda',
      use: '24 kata ini adalah dompet itu sendiri. Ketik di aplikasi dompet yang Anda percayai, lalu tutup halaman ini.',
      evm: 'Alamat EVM',
      solana: 'Alamat Solana',
    },
    useKit: {
      title: 'Pakai kit offline',
      explain: 'Pilih berkas kit, lalu ketik dua belas katanya.',
      leads:
        'Jika kit milik akun lain, mulai sekarang cara masuk Anda mengarah ke akun itu. Dompet yang dituju sekarang tertinggal tanpa cara masuk: pindahkan dulu isinya.',
      file: 'Berkas kit',
      words: 'Kata-kata kit',
      open: 'Pakai kit ini',
      working: 'Membuka kit…',
      leave: 'Kembali',
    },
  },
} satisfies Partial<LanguageTexts>;
