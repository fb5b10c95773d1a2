import type { MailTexts } from '../mail-texts';

/** What mails say in Malay. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Kod log masuk anda',
      text: '{site} meminta anda log masuk ke dompet anda ({time}).',
    },
    emailFrom: {
      subject: 'Dompet anda mendapat alamat e-mel baharu',
      text: 'Di {site} anda meminta alamat e-mel dompet anda ditukar kepada {address} ({time}).',
    },
    emailTo: {
      subject: 'Sahkan alamat e-mel anda',
      text: 'Alamat ini akan menjadi alamat sebuah dompet di {site} ({time}).',
    },
    label: 'Kod anda',
    lasts: 'Kod ini sah selama 10 minit, pada peranti yang memintanya.',
    never:
      'Kami tidak sekali-kali meminta kod ini di tempat lain. Jika anda tidak memintanya, abaikan e-mel ini.',
  },
  device: {
    subject: 'Sebuah pelayar baharu meminta untuk log masuk',
    text: 'Pelayar yang baharu bagi dompet anda meminta untuk log masuk di {site} ({time}).',
    press: 'Jika pelayar itu milik anda, buka halaman ini dan tekan butangnya',
    lasts:
      'Halaman ini sah selama 10 minit. Membuka halaman sahaja tidak melakukan apa-apa. Jika anda tidak memintanya, abaikan e-mel ini.',
  },
  newAddress: {
    subject: 'Dompet anda mempunyai alamat e-mel baharu',
    text: 'Di {site} dompet anda mendapat alamat e-mel {address} ({time}).',
    after:
      'Alamat ini tidak lagi boleh log masuk ke dompet itu. Selama sehari, tiada cara membuka dompet boleh ditambah atau dibuang.',
  },
  login: {
    added: {
      subject: 'Dompet anda mempunyai cara log masuk baharu',
      text: 'Di {site} cara log masuk dengan {login} ditambah pada dompet anda ({time}).',
    },
    removed: {
      subject: 'Satu cara log masuk dibuang daripada dompet anda',
      text: 'Di {site} cara log masuk dengan {login} dibuang daripada dompet anda ({time}).',
    },
    care: 'Jika bukan anda yang melakukannya, log masuk, buang yang bukan milik anda, dan tamatkan pelayar yang anda tidak kenali.',
  },
  newDevice: {
    subject: 'Sebuah pelayar baharu telah log masuk',
    text: 'Pelayar yang baharu bagi dompet anda telah log masuk di {site} ({time}). Menurut keterangannya sendiri, ia ialah {name}.',
    yours:
      'Jika itu anda, tiada apa-apa perlu dilakukan. Pelayar itu membuka dompet hanya dengan kunci laluan atau perkataan pemulihan.',
    notYours:
      'Jika itu bukan anda, log masuk di laman dengan dompet anda, buka “Pelayar yang log masuk” dalam dompet, dan tamatkan pelayar itu di sana.',
    named: '{browser} pada {system}',
    unknown: 'pelayar yang kami tidak kenali',
  },
  wallet: {
    asked: {
      subject: 'Dompet baharu mungkin menggantikan dompet anda',
      text: 'Pelayar yang telah log masuk ke akaun anda tidak dapat membuka dompet anda, dan meminta untuk memulakan dompet baharu ({time}). Dompet baharu boleh dimulakan pada {day}.',
      open: 'Masih boleh membuka dompet anda? Buka di mana-mana laman sebelum itu, dan tiada apa-apa berlaku. Kemudian tamatkan pelayar yang anda tidak kenali.',
      stays:
        'Dompet anda tidak dipadam dalam apa-apa keadaan: sesiapa yang boleh membukanya boleh meletakkannya semula di tempatnya.',
    },
    replaced: {
      subject: 'Dompet baharu telah menggantikan dompet anda',
      text: 'Pelayar yang telah log masuk ke akaun anda telah memulakan dompet baharu menggantikan dompet anda ({time}).',
      back: 'Dompet anda tidak dipadam. Buka seperti biasa di mana-mana laman, dan letakkan semula di tempatnya. Kemudian tamatkan pelayar yang anda tidak kenali.',
    },
    restored: {
      subject: 'Dompet yang diketepikan telah kembali ke tempatnya',
      text: 'Seseorang yang boleh membuka dompet akaun anda yang diketepikan telah meletakkannya semula di tempatnya ({time}).',
      aside:
        'Dompet yang tadinya di sana diketepikan, dan tidak dipadam: sesiapa yang boleh membukanya boleh meletakkannya semula.',
    },
    discarded: {
      subject: 'Dompet yang diketepikan akan dipadam',
      text: 'Seseorang yang boleh membuka dompet akaun anda yang diketepikan telah meminta supaya dompet itu dipadam ({time}). Dompet dipadam pada {day}.',
      keep: 'Bukan anda yang memintanya? Buka dompet itu di mana-mana laman sebelum itu, dan kekalkan. Kemudian tamatkan pelayar yang anda tidak kenali.',
    },
    ending: {
      subject: 'Akaun dan dompet anda akan dipadam',
      text: 'Pengendali dompet anda akan memadam akaun anda dan setiap cara membuka dompet anda ({time}). Ini berlaku pada {day}.',
      keep: 'Mahu mengekalkannya? Buka dompet anda di mana-mana laman sebelum itu, dan tiada apa-apa dipadam.',
      lost: 'Isi dompet tidak dipindahkan, dan hilang tanpa perkataan pemulihannya atau kit lain.',
    },
    staying: {
      subject: 'Akaun dan dompet anda kekal',
      text: 'Pengendali dompet anda tidak memadam apa-apa ({time}).',
      nothing: 'Tiada apa-apa perlu dilakukan.',
    },
    kept: {
      subject: 'Dompet yang diketepikan dikekalkan',
      text: 'Seseorang yang boleh membuka dompet akaun anda yang diketepikan, dan yang akan dipadam, telah memilih untuk mengekalkannya ({time}).',
    },
    care: 'Jika bukan anda yang melakukannya, log masuk di laman dengan dompet anda, dan tamatkan pelayar yang anda tidak kenali.',
  },
};
