import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Sitio',
    account: 'Billetera',
    leave: 'Cancelar',
    facts: {
      address: 'Cuenta',
      browser: 'Navegador',
      from: 'De',
      login: 'Inicio de sesión',
      name: 'Nombre',
      onSite: 'En',
      since: 'Desde',
      to: 'Para',
      way: 'Forma de abrirla',
    },
    kinds: {
      addLogin: {
        title: '¿Añadir una forma de iniciar sesión?',
        text: 'Iniciará sesión en esta billetera desde cualquier dispositivo.',
        confirm: 'Añadir',
      },
      beginNew: {
        title: '¿Empezar la billetera nueva?',
        text: 'La billetera nueva está vacía. La anterior se aparta, no se elimina.',
        confirm: 'Empezar la billetera nueva',
      },
      askForNew: {
        title: '¿Pedir una billetera nueva?',
        text: 'Ocupa el lugar de la anterior después de una semana o más. Lo que hay en la anterior se queda allí.',
        confirm: 'Pedir una billetera nueva',
      },
      bringBack: {
        title: '¿Recuperar esta billetera?',
        text: 'La billetera nueva se aparta entonces, no se elimina.',
        confirm: 'Recuperar esta billetera',
      },
      discard: {
        title: '¿Renunciar a esta billetera?',
        text: 'En 30 días se elimina aquí. Hasta entonces puede conservarla o recuperarla.',
        confirm: 'Renunciar',
      },
      keepAside: {
        title: '¿Conservar esta billetera?',
        text: 'Se queda donde está, junto a la nueva.',
        confirm: 'Conservar',
      },
      changeEmail: {
        title: '¿Cambiar su dirección de correo?',
        text: 'Enviamos un código a la dirección anterior y después otro a la nueva.',
        confirm: 'Enviar el código',
      },
      endBrowser: {
        title: '¿Cerrar la sesión de este navegador?',
        text: 'Se cierra de inmediato. Si lo ha perdido, anúlelo en «Formas de abrir su billetera»: eso también cierra su sesión.',
        confirm: 'Anular',
      },
      endOthers: {
        title: '¿Cerrar la sesión de todos los demás navegadores?',
        text: 'Se cierran de inmediato.',
        confirm: 'Anular todos los demás',
      },
      endWay: {
        title: '¿Anular una forma de abrir su billetera?',
        text: 'Ya no abrirá la billetera. Con ella se cierra la sesión de un navegador. Elimine también la llave de acceso de su dispositivo.',
        confirm: 'Anular',
      },
      leadLogin: {
        title: '¿Recuperar una cuenta con su kit?',
        text: 'Desde entonces, su inicio de sesión abre la cuenta del kit.',
        confirm: 'Usar este kit',
      },
      letIn: {
        title: '¿Dejar entrar a un navegador nuevo?',
        text: 'Déjelo entrar solo si está iniciando sesión con él en este momento.',
        confirm: 'Es mío, dejarlo entrar',
      },
      registerName: {
        title: '¿Registrar este nombre?',
        text: 'El nombre llevará a esta cuenta, a la vista de todos.',
        confirm: 'Registrar el nombre',
      },
      removeLogin: {
        title: '¿Quitar una forma de iniciar sesión?',
        text: 'Ya no iniciará sesión en esta billetera, y se cierra la sesión de los navegadores que la usaron. Le enviaremos un correo al respecto.',
        confirm: 'Quitar',
      },
    },
  },
  device: {
    devices: {
      title: 'Navegadores con sesión',
      explain:
        'Cada navegador dice su propio nombre. Anule los que no conozca. Anule uno perdido en «Formas de abrir su billetera»: eso también cierra su sesión.',
      here: 'Este navegador',
      named: (browser, system) => `${browser} en ${system}`,
      unknown: 'Un navegador que no dice cuál es',
      times: (since, used) => `Desde ${since}, usado por última vez ${used}`,
      sites: (sites) => `En ${sites}`,
      end: 'Anular',
      endOf: (name) => `Anular: ${name}`,
      endOthers: 'Anular todos los demás',
      waits: 'Un navegador nuevo pide iniciar sesión',
      asked: (time, site) => `Pedido a las ${time} en ${site}`,
      allow: 'Dejar entrar',
      allowOf: (name) => `Dejar entrar: ${name}`,
      retry: 'Intentar de nuevo',
      working: 'Un momento…',
      back: 'Atrás',
    },
    letIn: {
      title: 'Deje entrar a este navegador',
      mail: 'Es nuevo para su billetera. Abra la página del correo que le enviamos y pulse su botón.',
      known:
        'O bien, en un navegador donde ya tenga la sesión iniciada: abra «Cómo inicia sesión» en su perfil y después «Navegadores con sesión».',
      leave: 'Cancelar',
    },
    signedOut: {
      title: 'Se cerró la sesión de este navegador',
      explain: (site) =>
        `Se anuló en «Navegadores con sesión» o «Formas de abrir su billetera», o se quitó su forma de iniciar sesión. No se ha perdido nada: inicie sesión de nuevo en ${site}.`,
      notYou: 'Si no fue usted, revise después «Navegadores con sesión».',
      signIn: (email) => `Iniciar sesión como ${email}`,
      working: 'Un momento…',
      leave: 'Ahora no',
    },
    device: {
      title: '¿Es usted quien inicia sesión?',
      asks: (site) => `Un navegador nuevo para su billetera pide iniciar sesión en ${site}.`,
      advice:
        'Si no es suyo, cierre esta página. Sin su pulsación, el navegador no recibe ningún código.',
      approve: 'Es mi navegador',
      working: 'Un momento…',
    },
    phone: {
      title: 'Añadir Farcaster',
      preparing: 'Preparando el código…',
      scan: 'Escanee el código con su teléfono y apruebe el inicio de sesión en Farcaster.',
      approve: 'Apruebe el inicio de sesión en Farcaster y después vuelva aquí.',
      joins:
        'La cuenta de Farcaster que lo apruebe también inicia sesión en su billetera. No lo muestre a ninguna otra persona. Funciona una vez, durante diez minutos.',
      code: 'Código QR del inicio de sesión con Farcaster',
      open: 'Abrir Farcaster',
      copy: 'Copiar enlace',
      copied: 'El enlace se ha copiado.',
      link: 'Enlace para Farcaster',
      leave: 'Cancelar',
    },
  },
  renewal: {
    title: {
      ask: '¿Empezar una billetera nueva?',
      wait: 'Una billetera nueva tiene que esperar',
      ready: 'Su billetera nueva puede empezar',
      stopped: 'Su billetera se conserva',
      aside: 'Esta es su billetera de antes',
      discard: '¿Renunciar a esta billetera?',
      going: 'Esta billetera se va',
    },
    text: {
      ask: 'Lo que hay en la billetera anterior se queda allí y no pasa a la nueva. Primero hay una semana o más para abrir la anterior: enviamos un correo, y lo dice cada navegador que inicia sesión.',
      wait: (day) =>
        `Puede empezar el ${day}, en este navegador. Si la billetera anterior se abre antes, se conserva. ¿Ha encontrado una forma de abrirla? Úsela.`,
      ready:
        'La billetera nueva está vacía. La anterior se aparta, no se elimina: un navegador, una llave de acceso o palabras que la abran la recuperan.',
      stopped: (day) =>
        `El ${day} un navegador pidió empezar una billetera nueva en su lugar. Este navegador abre su billetera, así que eso se acabó. Anule los navegadores que no conozca.`,
      aside:
        'Hay una billetera nueva en su lugar porque la pidió un navegador que no podía abrir esta. Puede recuperar esta. La nueva se aparta entonces, no se elimina.',
      discard:
        'En 30 días se elimina aquí, y lo que contiene se pierde si no tiene sus palabras o un kit sin conexión. Hasta entonces puede conservarla o recuperarla.',
      going: (day) =>
        `Se elimina el ${day}, como pidió. Hasta entonces puede conservarla donde está o recuperarla.`,
    },
    confirm: {
      ask: 'Pedir una billetera nueva',
      ready: 'Empezar la billetera nueva',
      aside: 'Recuperar esta billetera',
      discard: 'Renunciar',
      going: 'Recuperar esta billetera',
    },
    other: {
      aside: 'Renunciar a esta billetera',
      going: 'Conservar',
    },
    leave: {
      ask: 'Atrás',
      wait: 'Cerrar',
      ready: 'Cancelar',
      stopped: 'Continuar',
      aside: 'Cancelar',
      discard: 'Atrás',
      going: 'Cerrar',
    },
    working: 'Un momento…',
  },
  kit: {
    kit: {
      title: 'Su kit sin conexión',
      explain: 'Esta página funciona sin red. Escriba las doce palabras del kit.',
      words: 'Palabras del kit',
      open: 'Abrir la billetera',
      opening: 'Abriendo…',
      wrong: 'Estas palabras no abren el kit. Compruebe cada una.',
      broken: 'El archivo del kit está dañado. Use otra copia.',
      openTitle: 'Su billetera',
      use: 'Estas 24 palabras son la billetera misma. Escríbalas en una aplicación de billetera de confianza y cierre esta página.',
      evm: 'Dirección EVM',
      solana: 'Dirección de Solana',
    },
    useKit: {
      title: 'Usar un kit sin conexión',
      explain: 'Elija el archivo del kit y escriba sus doce palabras.',
      leads:
        'Si el kit es de otra cuenta, desde ahora su inicio de sesión lleva a esa cuenta. La billetera a la que lleva ahora se queda sin inicio de sesión: mueva primero lo que contiene.',
      file: 'Archivo del kit',
      words: 'Palabras del kit',
      open: 'Usar este kit',
      working: 'Abriendo el kit…',
      leave: 'Atrás',
    },
  },
} satisfies Partial<LanguageTexts>;
