import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Site',
    account: 'Carteira',
    leave: 'Cancelar',
    facts: {
      address: 'Conta',
      browser: 'Navegador',
      from: 'De',
      login: 'Entrada',
      name: 'Nome',
      onSite: 'Em',
      since: 'Desde',
      to: 'Para',
      way: 'Forma de abrir',
    },
    kinds: {
      addLogin: {
        title: 'Adicionar um modo de entrar?',
        text: 'Ele entrará nesta carteira, em qualquer dispositivo.',
        confirm: 'Adicionar',
      },
      beginNew: {
        title: 'Começar a nova carteira?',
        text: 'A nova carteira está vazia. A antiga é guardada à parte, não excluída.',
        confirm: 'Começar a nova carteira',
      },
      askForNew: {
        title: 'Pedir uma nova carteira?',
        text: 'Ela toma o lugar da antiga depois de uma semana ou mais. O que há na carteira antiga fica lá.',
        confirm: 'Pedir uma nova carteira',
      },
      bringBack: {
        title: 'Trazer esta carteira de volta?',
        text: 'A nova carteira é então guardada à parte, não excluída.',
        confirm: 'Trazer esta carteira de volta',
      },
      discard: {
        title: 'Abrir mão desta carteira?',
        text: 'Em 30 dias ela é excluída aqui. Até lá você pode mantê-la ou trazê-la de volta.',
        confirm: 'Abrir mão',
      },
      keepAside: {
        title: 'Manter esta carteira?',
        text: 'Ela fica onde está, ao lado da nova.',
        confirm: 'Manter',
      },
      changeEmail: {
        title: 'Mudar seu endereço de e-mail?',
        text: 'Enviamos um código ao endereço antigo e depois um ao novo.',
        confirm: 'Enviar o código',
      },
      endBrowser: {
        title: 'Desconectar este navegador?',
        text: 'Ele é desconectado na hora. Se foi perdido, desative-o em “Modos de abrir sua carteira”: isso também o desconecta.',
        confirm: 'Desativar',
      },
      endOthers: {
        title: 'Desconectar todos os outros navegadores?',
        text: 'Eles são desconectados na hora.',
        confirm: 'Desativar todos os outros',
      },
      endWay: {
        title: 'Desativar um modo de abrir sua carteira?',
        text: 'Ele não abrirá mais a carteira. Um navegador é desconectado junto. Exclua também a chave de acesso do seu dispositivo.',
        confirm: 'Desativar',
      },
      leadLogin: {
        title: 'Recuperar uma conta pelo kit dela?',
        text: 'A partir daí, sua entrada abre a conta do kit.',
        confirm: 'Usar este kit',
      },
      letIn: {
        title: 'Deixar um novo navegador entrar?',
        text: 'Deixe-o entrar somente se você está entrando com ele neste momento.',
        confirm: 'É meu, deixar entrar',
      },
      registerName: {
        title: 'Registrar este nome?',
        text: 'O nome levará a esta conta, à vista de todos.',
        confirm: 'Registrar o nome',
      },
      removeLogin: {
        title: 'Remover um modo de entrar?',
        text: 'Ele não entrará mais nesta carteira, e os navegadores que o usaram são desconectados. Enviaremos um e-mail sobre isso.',
        confirm: 'Remover',
      },
    },
  },
  device: {
    devices: {
      title: 'Navegadores conectados',
      explain:
        'Cada navegador dá o próprio nome. Desative os que você não conhece. Desative um perdido em “Modos de abrir sua carteira”: isso também o desconecta.',
      here: 'Este navegador',
      named: (browser, system) => `${browser} em ${system}`,
      unknown: 'Um navegador que não diz qual é',
      times: (since, used) => `Desde ${since}, último uso ${used}`,
      sites: (sites) => `Em ${sites}`,
      end: 'Desativar',
      endOf: (name) => `Desativar: ${name}`,
      endOthers: 'Desativar todos os outros',
      waits: 'Um novo navegador pede para entrar',
      asked: (time, site) => `Pedido às ${time} em ${site}`,
      allow: 'Deixar entrar',
      allowOf: (name) => `Deixar entrar: ${name}`,
      retry: 'Tentar de novo',
      working: 'Um momento…',
      back: 'Voltar',
    },
    letIn: {
      title: 'Deixe este navegador entrar',
      mail: 'Ele é novo para a sua carteira. Abra a página do e-mail que enviamos e pressione o botão.',
      known:
        'Ou, em um navegador em que você já entrou: abra “Como você entra” no seu perfil e depois “Navegadores conectados”.',
      leave: 'Cancelar',
    },
    signedOut: {
      title: 'Este navegador foi desconectado',
      explain: (site) =>
        `Ele foi desativado em “Navegadores conectados” ou “Modos de abrir sua carteira”, ou o modo de entrar dele foi removido. Nada se perdeu: entre de novo em ${site}.`,
      notYou: 'Se não foi você, confira depois “Navegadores conectados”.',
      signIn: (email) => `Entrar como ${email}`,
      working: 'Um momento…',
      leave: 'Agora não',
    },
    device: {
      title: 'É você quem está entrando?',
      asks: (site) => `Um navegador novo para a sua carteira pede para entrar em ${site}.`,
      advice:
        'Se não for seu, feche esta página. Sem o seu toque, o navegador não recebe nenhum código.',
      approve: 'É o meu navegador',
      working: 'Um momento…',
    },
    phone: {
      title: 'Adicionar Farcaster',
      preparing: 'Preparando o código…',
      scan: 'Escaneie o código com o celular e aprove a entrada no Farcaster.',
      approve: 'Aprove a entrada no Farcaster e depois volte aqui.',
      joins:
        'A conta do Farcaster que a aprovar também entra na sua carteira. Não mostre a nenhuma outra pessoa. Funciona uma vez, por dez minutos.',
      code: 'Código QR da entrada com Farcaster',
      open: 'Abrir o Farcaster',
      copy: 'Copiar link',
      copied: 'O link foi copiado.',
      link: 'Link para o Farcaster',
      leave: 'Cancelar',
    },
  },
  renewal: {
    title: {
      ask: 'Começar uma nova carteira?',
      wait: 'Uma nova carteira precisa esperar',
      ready: 'Sua nova carteira pode começar',
      stopped: 'Sua carteira fica',
      aside: 'Esta é a sua carteira de antes',
      discard: 'Abrir mão desta carteira?',
      going: 'Esta carteira vai embora',
    },
    text: {
      ask: 'O que há na carteira antiga fica lá e não passa para a nova. Primeiro a antiga tem uma semana ou mais para ser aberta: enviamos um e-mail, e cada navegador que entra avisa.',
      wait: (day) =>
        `Ela pode começar em ${day}, neste navegador. Se a carteira antiga for aberta antes, ela fica. Encontrou um modo de abri-la? Use-o.`,
      ready:
        'A nova carteira está vazia. A antiga é guardada à parte, não excluída: um navegador, uma chave de acesso ou palavras que a abram a trazem de volta.',
      stopped: (day) =>
        `Em ${day} um navegador pediu para começar uma nova carteira no lugar dela. Este navegador abre sua carteira, então isso acabou. Desative os navegadores que você não conhece.`,
      aside:
        'Há uma nova carteira no lugar dela porque um navegador que não podia abrir esta a pediu. Você pode trazer esta de volta. A nova é então guardada à parte, não excluída.',
      discard:
        'Em 30 dias ela é excluída aqui, e o que há nela se perde, a menos que você tenha as palavras dela ou um kit offline. Até lá você pode mantê-la ou trazê-la de volta.',
      going: (day) =>
        `Ela é excluída em ${day}, como você pediu. Até lá você pode mantê-la onde está ou trazê-la de volta.`,
    },
    confirm: {
      ask: 'Pedir uma nova carteira',
      ready: 'Começar a nova carteira',
      aside: 'Trazer esta carteira de volta',
      discard: 'Abrir mão',
      going: 'Trazer esta carteira de volta',
    },
    other: {
      aside: 'Abrir mão desta carteira',
      going: 'Manter',
    },
    leave: {
      ask: 'Voltar',
      wait: 'Fechar',
      ready: 'Cancelar',
      stopped: 'Continuar',
      aside: 'Cancelar',
      discard: 'Voltar',
      going: 'Fechar',
    },
    working: 'Um momento…',
  },
  kit: {
    kit: {
      title: 'Seu kit offline',
      explain: 'Esta página funciona sem rede. Digite as doze palavras do kit.',
      words: 'Palavras do kit',
      open: 'Abrir a carteira',
      opening: 'Abrindo…',
      wrong: 'Estas palavras não abrem o kit. Confira cada uma.',
      broken: 'O arquivo do kit está danificado. Use outra cópia dele.',
      openTitle: 'Sua carteira',
      use: 'Estas 24 palavras são a própria carteira. Digite-as em um aplicativo de carteira em que você confia e feche esta página.',
      evm: 'Endereço EVM',
      solana: 'Endereço Solana',
    },
    useKit: {
      title: 'Usar um kit offline',
      explain: 'Escolha o arquivo do kit e digite as doze palavras dele.',
      leads:
        'Se o kit for de outra conta, sua entrada passa a levar àquela conta. A carteira a que ela leva hoje fica sem entrada: mova antes o que há nela.',
      file: 'Arquivo do kit',
      words: 'Palavras do kit',
      open: 'Usar este kit',
      working: 'Abrindo o kit…',
      leave: 'Voltar',
    },
  },
} satisfies Partial<LanguageTexts>;
