import type { MailTexts } from '../mail-texts';

/** What mails say in Spanish. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Su código para iniciar sesión',
      text: '{site} le pide que inicie sesión en su billetera ({time}).',
    },
    emailFrom: {
      subject: 'Su billetera recibe una nueva dirección de correo',
      text: 'En {site} pidió cambiar la dirección de correo de su billetera a {address} ({time}).',
    },
    emailTo: {
      subject: 'Confirme su dirección de correo',
      text: 'Esta dirección será la de una billetera en {site} ({time}).',
    },
    label: 'Su código',
    lasts: 'Vale 10 minutos, en el dispositivo que lo pidió.',
    never: 'Nunca pedimos este código en ningún otro lugar. Si no lo pidió, ignore este correo.',
  },
  device: {
    subject: 'Un navegador nuevo pide iniciar sesión',
    text: 'Un navegador nuevo para su billetera pide iniciar sesión en {site} ({time}).',
    press: 'Si es suyo, abra esta página y pulse su botón',
    lasts:
      'Vale 10 minutos. Abrir la página por sí solo no hace nada. Si no lo pidió, ignore este correo.',
  },
  newAddress: {
    subject: 'Su billetera tiene una nueva dirección de correo',
    text: 'En {site} su billetera recibió la dirección de correo {address} ({time}).',
    after:
      'Esta dirección ya no inicia sesión en ella. Durante un día no se puede añadir ni quitar ninguna forma de abrir la billetera.',
  },
  login: {
    added: {
      subject: 'Su billetera tiene un nuevo inicio de sesión',
      text: 'En {site} se añadió a su billetera un inicio de sesión con {login} ({time}).',
    },
    removed: {
      subject: 'Se quitó un inicio de sesión de su billetera',
      text: 'En {site} se quitó de su billetera el inicio de sesión con {login} ({time}).',
    },
    care: 'Si no fue usted, inicie sesión, quite lo que no sea suyo y anule los navegadores que no conozca.',
  },
  newDevice: {
    subject: 'Un navegador nuevo ha iniciado sesión',
    text: 'Un navegador nuevo para su billetera ha iniciado sesión en {site} ({time}). Dice que es {name}.',
    yours:
      'Si fue usted, no tiene que hacer nada. Solo abre la billetera con una llave de acceso o las palabras de recuperación.',
    notYours:
      'Si no fue usted, inicie sesión en un sitio con su billetera, abra «Navegadores con sesión» en la billetera y anúlelo allí.',
    named: '{browser} en {system}',
    unknown: 'uno que no conocemos',
  },
  wallet: {
    asked: {
      subject: 'Una billetera nueva puede ocupar el lugar de la suya',
      text: 'Un navegador que inició sesión en su cuenta no puede abrir su billetera y pide empezar una nueva ({time}). Puede empezar el {day}.',
      open: '¿Aún puede abrir su billetera? Ábrala en cualquier sitio antes de esa fecha y no pasará nada. Después anule los navegadores que no conozca.',
      stays:
        'Su billetera no se elimina en ningún caso: quien pueda abrirla la devuelve a su lugar.',
    },
    replaced: {
      subject: 'Una billetera nueva ha ocupado el lugar de la suya',
      text: 'Un navegador que inició sesión en su cuenta ha empezado una billetera nueva en lugar de la suya ({time}).',
      back: 'Su billetera no se ha eliminado. Ábrala como antes en cualquier sitio y devuélvala a su lugar. Después anule los navegadores que no conozca.',
    },
    restored: {
      subject: 'Una billetera apartada vuelve a su lugar',
      text: 'Quien puede abrir una billetera apartada de su cuenta la ha devuelto a su lugar ({time}).',
      aside:
        'La billetera que estaba allí queda apartada, no eliminada: quien pueda abrirla la devuelve.',
    },
    discarded: {
      subject: 'Se eliminará una billetera apartada',
      text: 'Quien puede abrir una billetera apartada de su cuenta ha pedido eliminarla ({time}). Se elimina el {day}.',
      keep: '¿No fue usted? Abra esa billetera en cualquier sitio antes de esa fecha y consérvela. Después anule los navegadores que no conozca.',
    },
    ending: {
      subject: 'Su cuenta y su billetera se eliminarán',
      text: 'El operador de su billetera eliminará su cuenta y todas las formas de abrir su billetera ({time}). Ocurrirá el {day}.',
      keep: '¿Quiere conservarla? Abra su billetera en cualquier sitio antes de esa fecha y no se eliminará nada.',
      lost: 'Lo que hay en la billetera no se mueve y se pierde sin sus palabras de recuperación u otro kit.',
    },
    staying: {
      subject: 'Su cuenta y su billetera se conservan',
      text: 'El operador de su billetera no elimina nada ({time}).',
      nothing: 'No tiene que hacer nada.',
    },
    kept: {
      subject: 'Se conserva una billetera apartada',
      text: 'Quien puede abrir una billetera apartada de su cuenta, que iba a eliminarse, ha decidido conservarla ({time}).',
    },
    care: 'Si no fue usted, inicie sesión en un sitio con su billetera y anule los navegadores que no conozca.',
  },
};
