import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Laman',
    account: 'Dompet',
    leave: 'Batal',
    facts: {
      address: 'Akaun',
      browser: 'Pelayar',
      from: 'Daripada',
      login: 'Cara log masuk',
      name: 'Nama',
      onSite: 'Di',
      since: 'Sejak',
      to: 'Kepada',
      way: 'Cara membuka',
    },
    kinds: {
      addLogin: {
        title: 'Tambah cara log masuk?',
        text: 'Cara ini boleh log masuk ke dompet ini, pada mana-mana peranti.',
        confirm: 'Tambah',
      },
      beginNew: {
        title: 'Mulakan dompet baharu?',
        text: 'Dompet baharu kosong. Dompet lama diketepikan, tidak dipadam.',
        confirm: 'Mulakan dompet baharu',
      },
      askForNew: {
        title: 'Minta dompet baharu?',
        text: 'Dompet baharu menggantikan dompet lama selepas seminggu atau lebih. Isi dompet lama kekal di sana.',
        confirm: 'Minta dompet baharu',
      },
      bringBack: {
        title: 'Kembalikan dompet ini?',
        text: 'Dompet baharu kemudian diketepikan, tidak dipadam.',
        confirm: 'Kembalikan dompet ini',
      },
      discard: {
        title: 'Lepaskan dompet ini?',
        text: 'Dalam 30 hari dompet dipadam di sini. Sehingga itu anda boleh mengekalkan atau mengembalikannya.',
        confirm: 'Lepaskan',
      },
      keepAside: {
        title: 'Kekalkan dompet ini?',
        text: 'Dompet kekal di tempatnya, di sebelah dompet baharu.',
        confirm: 'Kekalkan',
      },
      changeEmail: {
        title: 'Tukar alamat e-mel anda?',
        text: 'Kami menghantar kod ke alamat lama, kemudian satu lagi ke alamat baharu.',
        confirm: 'Hantar kod',
      },
      endBrowser: {
        title: 'Log keluar pelayar ini?',
        text: 'Pelayar dilog keluar serta-merta. Jika pelayar itu hilang, tamatkannya di “Cara membuka dompet anda”: itu juga melog keluar pelayar itu.',
        confirm: 'Tamatkan',
      },
      endOthers: {
        title: 'Log keluar semua pelayar lain?',
        text: 'Semuanya dilog keluar serta-merta.',
        confirm: 'Tamatkan semua yang lain',
      },
      endWay: {
        title: 'Tamatkan satu cara membuka dompet anda?',
        text: 'Cara ini tidak lagi membuka dompet. Jika ia sebuah pelayar, pelayar itu juga dilog keluar. Padam kunci laluan daripada peranti anda juga.',
        confirm: 'Tamatkan',
      },
      leadLogin: {
        title: 'Dapatkan semula akaun dengan kitnya?',
        text: 'Mulai saat itu, log masuk anda membuka akaun kit.',
        confirm: 'Guna kit ini',
      },
      letIn: {
        title: 'Benarkan pelayar baharu masuk?',
        text: 'Benarkan hanya jika anda sedang log masuk dengannya pada saat ini.',
        confirm: 'Itu milik saya, benarkan',
      },
      registerName: {
        title: 'Daftarkan nama ini?',
        text: 'Nama ini akan menuju ke akaun ini, dan semua orang dapat melihatnya.',
        confirm: 'Daftarkan nama',
      },
      removeLogin: {
        title: 'Buang satu cara log masuk?',
        text: 'Cara ini tidak lagi boleh log masuk ke dompet ini, dan pelayar yang menggunakannya dilog keluar. Kami akan menghantar e-mel kepada anda tentangnya.',
        confirm: 'Buang',
      },
    },
  },
  device: {
    devices: {
      title: 'Pelayar yang log masuk',
      explain:
        'Setiap pelayar menamakan dirinya sendiri. Tamatkan yang anda tidak kenali. Tamatkan yang hilang di “Cara membuka dompet anda”: itu juga melog keluar pelayar itu.',
      here: 'Pelayar ini',
      named: (browser, system) => `${browser} pada ${system}`,
      unknown: 'Pelayar yang tidak menyatakan namanya',
      times: (since, used) => `Sejak ${since}, terakhir digunakan ${used}`,
      sites: (sites) => `Di ${sites}`,
      end: 'Tamatkan',
      endOf: (name) => `Tamatkan: ${name}`,
      endOthers: 'Tamatkan semua yang lain',
      waits: 'Sebuah pelayar baharu meminta untuk log masuk',
      asked: (time, site) => `Diminta pada ${time} di ${site}`,
      allow: 'Benarkan masuk',
      allowOf: (name) => `Benarkan masuk: ${name}`,
      retry: 'Cuba lagi',
      working: 'Memproses…',
      back: 'Kembali',
    },
    letIn: {
      title: 'Benarkan pelayar ini masuk',
      mail: 'Pelayar ini baharu bagi dompet anda. Buka halaman dalam e-mel yang kami hantar, dan tekan butangnya.',
      known:
        'Atau, dalam pelayar yang anda sudah log masuk: buka “Cara anda log masuk” dalam profil anda, kemudian “Pelayar yang log masuk”.',
      leave: 'Batal',
    },
    signedOut: {
      title: 'Pelayar ini telah dilog keluar',
      explain: (site) =>
        `Pelayar ini ditamatkan di “Pelayar yang log masuk” atau “Cara membuka dompet anda”, atau cara log masuknya dibuang. Tiada apa-apa hilang: log masuk semula di ${site}.`,
      notYou: 'Jika bukan anda yang melakukannya, semak “Pelayar yang log masuk” selepas itu.',
      signIn: (email) => `Log masuk sebagai ${email}`,
      working: 'Memproses…',
      leave: 'Bukan sekarang',
    },
    device: {
      title: 'Adakah anda yang sedang log masuk?',
      asks: (site) => `Pelayar yang baharu bagi dompet anda meminta untuk log masuk di ${site}.`,
      advice:
        'Jika bukan milik anda, tutup halaman ini. Tanpa anda menekan butang, pelayar itu tidak mendapat kod.',
      approve: 'Itu pelayar saya',
      working: 'Memproses…',
    },
    phone: {
      title: 'Tambah Farcaster',
      preparing: 'Menyediakan kod…',
      scan: 'Imbas kod dengan telefon anda, dan luluskan log masuk dalam Farcaster.',
      approve: 'Luluskan log masuk dalam Farcaster, kemudian kembali ke sini.',
      joins:
        'Akaun Farcaster yang meluluskannya juga boleh log masuk ke dompet anda. Jangan tunjukkan kepada orang lain. Kod ini berfungsi sekali, selama sepuluh minit.',
      code: 'Kod QR untuk log masuk dengan Farcaster',
      open: 'Buka Farcaster',
      copy: 'Salin pautan',
      copied: 'Pautan disalin.',
      link: 'Pautan untuk Farcaster',
      leave: 'Batal',
    },
  },
  renewal: {
    title: {
      ask: 'Mulakan dompet baharu?',
      wait: 'Dompet baharu perlu menunggu',
      ready: 'Dompet baharu anda boleh dimulakan',
      stopped: 'Dompet anda kekal',
      aside: 'Ini dompet anda yang terdahulu',
      discard: 'Lepaskan dompet ini?',
      going: 'Dompet ini akan dipadam',
    },
    text: {
      ask: 'Isi dompet lama kekal di sana, dan tidak berpindah ke dompet baharu. Mula-mula, dompet lama mempunyai seminggu atau lebih untuk dibuka: kami menghantar e-mel, dan setiap pelayar yang log masuk memberitahunya.',
      wait: (day) =>
        `Dompet baharu boleh dimulakan pada ${day}, dalam pelayar ini. Jika dompet lama dibuka sebelum itu, dompet lama kekal. Sudah menemui cara membukanya? Gunakan cara itu.`,
      ready:
        'Dompet baharu kosong. Dompet lama diketepikan, tidak dipadam: pelayar, kunci laluan atau perkataan yang membukanya boleh mengembalikannya.',
      stopped: (day) =>
        `Pada ${day} sebuah pelayar meminta untuk memulakan dompet baharu di tempatnya. Pelayar ini membuka dompet anda, jadi permintaan itu tamat. Tamatkan pelayar yang anda tidak kenali.`,
      aside:
        'Sebuah dompet baharu berada di tempatnya, kerana pelayar yang tidak dapat membuka dompet ini memintanya. Anda boleh mengembalikan dompet ini. Dompet baharu kemudian diketepikan, tidak dipadam.',
      discard:
        'Dalam 30 hari dompet dipadam di sini, dan isinya hilang kecuali anda mempunyai perkataannya atau kit luar talian. Sehingga itu anda boleh mengekalkan atau mengembalikannya.',
      going: (day) =>
        `Dompet dipadam pada ${day}, seperti yang anda minta. Sehingga itu anda boleh mengekalkannya di tempatnya, atau mengembalikannya.`,
    },
    confirm: {
      ask: 'Minta dompet baharu',
      ready: 'Mulakan dompet baharu',
      aside: 'Kembalikan dompet ini',
      discard: 'Lepaskan',
      going: 'Kembalikan dompet ini',
    },
    other: {
      aside: 'Lepaskan dompet ini',
      going: 'Kekalkan',
    },
    leave: {
      ask: 'Kembali',
      wait: 'Tutup',
      ready: 'Batal',
      stopped: 'Teruskan',
      aside: 'Batal',
      discard: 'Kembali',
      going: 'Tutup',
    },
    working: 'Memproses…',
  },
  kit: {
    kit: {
      title: 'Kit luar talian anda',
      explain: 'Halaman ini berfungsi tanpa rangkaian. Taip dua belas perkataan kit.',
      words: 'Perkataan kit',
      open: 'Buka dompet',
      opening: 'Membuka…',
      wrong: 'Perkataan ini tidak membuka kit. Semak satu per satu.',
      broken: 'Fail kit rosak. Gunakan salinan lain.',
      openTitle: 'Dompet anda',
      use: '24 perkataan ini ialah dompet itu sendiri. Taip dalam aplikasi dompet yang anda percayai, dan tutup halaman ini.',
      evm: 'Alamat EVM',
      solana: 'Alamat Solana',
    },
    useKit: {
      title: 'Guna kit luar talian',
      explain: 'Pilih fail kit, dan taip dua belas perkataannya.',
      leads:
        'Jika kit milik akaun lain, mulai sekarang log masuk anda menuju ke akaun itu. Dompet yang dituju sekarang tertinggal tanpa cara log masuk: pindahkan isinya dahulu.',
      file: 'Fail kit',
      words: 'Perkataan kit',
      open: 'Guna kit ini',
      working: 'Membuka kit…',
      leave: 'Kembali',
    },
  },
} satisfies Partial<LanguageTexts>;
