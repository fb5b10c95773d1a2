import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('pt-BR');

/** `one` where Portuguese counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

export const texts = {
  emailLabel: 'Endereço de e-mail',
  emailSubmit: 'Continuar com este e-mail',
  emailOr: 'ou',
  emailEnterCode: (email) => `Digitar o código para ${email}`,
  emailInvalid: 'E-mail inválido. Tente novamente.',
  emailTooSoon: (seconds) => `Tente novamente em ${counted(seconds, 'segundo', 'segundos')}`,
  emailUnreachable:
    'O login está fora de alcance. Verifique sua conexão com a internet e tente novamente.',
  emailNoNetwork: 'Esta carteira não funciona em nenhuma rede deste site. Use outra carteira.',
  emailFailed: 'O login não começou. Tente novamente ou use uma carteira.',
  emailSaid: (text) => `O login diz: ${text}`,
  emailCodeTitle: (email) => `Digite o código que enviamos para ${email}`,
  emailCodeHint: 'O código expira em 10 minutos. Ele é enviado com o último dígito.',
  emailCodeLabel: 'Código de seis dígitos',
  emailCodeWrong: 'Esse código não está certo. Tente novamente.',
  emailResend: 'Reenviar código',
  emailResendIn: (seconds) => `Reenviar em ${seconds} s`,
  emailOther: 'Usar outro e-mail',
  emailEnded: {
    refused: 'Este login terminou. Comece novamente para receber um novo código.',
    timedOut: 'O login não respondeu a tempo. Comece novamente.',
    tooManyCodes: 'Códigos errados demais. Comece novamente para receber um novo.',
  },
  emailAgain: 'Começar novamente',
  emailConnecting: 'Abrindo sua carteira',
  frameTitles: {
    safety: 'Faça backup da sua carteira',
    unlock: 'Abra sua carteira',
    renewal: 'Uma nova carteira',
    kit: 'Usar um kit offline',
    window: 'Continue na sua carteira',
  },
  emailDeviceTitle: 'Aprove este dispositivo',
  emailDeviceHint: (email) =>
    `Abra o e-mail que enviamos para ${email} e aprove o login lá. Depois, isto continua sozinho.`,
  emailNewLabel: 'Novo endereço de e-mail',
  emailSave: 'Salvar',
  emailOldCode: 'Digite o código que enviamos para seu e-mail atual',
  emailNewCode: (email) => `Digite o código que enviamos para ${email}`,
  socialContinue: (name) => `Continuar com ${name}`,
  approveTitle: 'Aprove na carteira',
  approveHint: 'Leia a solicitação na janela da sua carteira e responda lá.',
  approveReject: 'Rejeitar',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Esta assinatura permite que alguém mova seus tokens sem limite.'
      : `Esta assinatura permite que ${spender} mova seus tokens sem limite.`,

  nameHint: (parent) => `Um nome pelo qual podem pagar você, como ada-1.${parent}. Não custa nada.`,
  nameLabel: 'Nome',
  nameFaults: {
    characters: 'O valor não é um nome de usuário válido',
    tooShort: 'O nome deve ter pelo menos 4 caracteres',
  },
  nameChecking: 'Verificando',
  nameAvailable: (name) => `${name} está disponível`,
  nameTaken: (name) => `${name} já está em uso, ou parece um nome em uso`,
  nameReserved: (name) => `${name} está reservado`,
  nameCheckFailed:
    'Não foi possível verificar o nome. Verifique sua conexão com a internet e tente novamente.',
  nameSuggestions: 'Nomes parecidos',
  nameTags: { available: 'Disponível', registered: 'Em uso' },
  nameForever: 'Uma conta tem um só nome, e ele não pode ser mudado depois.',
  nameChoose: 'Escolher este nome',
  nameSigning: 'Assine a mensagem na sua carteira',
  nameRegistering: 'Registrando seu nome',
  nameFailures: {
    declined: 'Você não assinou, por isso nada foi registrado.',
    expired:
      'A assinatura chegou tarde demais, ou o relógio deste dispositivo está errado. Tente novamente.',
    failed: 'O nome não foi registrado. Tente novamente.',
    has_name: 'Sua conta já tem um nome.',
    reserved: 'Este nome está reservado. Escolha outro.',
    signature: 'A assinatura não é desta conta. Tente novamente.',
    similar: 'Este nome parece um que está em uso. Escolha outro.',
    taken: 'Outra conta acabou de pegar este nome. Escolha outro.',
    ticket:
      'Não foi possível confirmar seu login. Saia da carteira, entre novamente e tente de novo.',
    unreachable:
      'Os nomes estão fora de alcance. Verifique sua conexão com a internet e tente novamente: o nome pode estar registrado.',
    used: 'Esta mensagem já foi usada. Tente novamente.',
  },
  nameOwned: (name) => `Você já tem um nome: ${name}`,
  nameOwnedHint: 'Os nomes ficam com a conta deles, para que nenhum dinheiro chegue a outra.',
  nameDone: (name) => `${name} é seu`,
  nameDoneHint: 'As pessoas podem usá-lo no lugar do seu endereço.',
  nameToAccount: 'Ir para sua conta',
  nameOfAccount: 'Nome:',
  namesOffer: 'Escolher um nome para esta conta',

  profileBy: (name) => `Conectado com ${name}`,
  profileEmail: 'Mudar endereço de e-mail',
  profileLogins: 'Como você entra',
  walletKeys: 'Chaves da sua carteira',
  waysToOpen: (count, all) => `${count} de ${all} formas de abrir`,
  wayAdd: 'Adicionar uma segunda forma',
  wayLater: 'Agora não',

  socialOpening: (name) => `Abrindo ${name}`,
  socialWaiting: (name) => `Entre com ${name}`,
  socialWaitingHint:
    'Uma janela da sua carteira está aberta. Entre por lá e isto continua sozinho.',
  socialAgain: 'Abrir a janela novamente',
  socialInThisTab: 'Continuar nesta aba',
  socialFailed: {
    blocked:
      'O navegador não abriu a janela. Permita janelas para este site ou continue nesta aba.',
    cancelled: 'Você saiu antes de entrar na conta.',
    refused: 'O login não funcionou. Tente novamente ou escolha outra forma.',
    timedOut: 'O login não respondeu a tempo. Tente novamente.',
  },
  farcasterScan: 'Escaneie o código com seu celular e aprove o login no Farcaster.',
  farcasterCode: 'Código QR do login com Farcaster',
  farcasterPreparing: 'Preparando o código QR',
  farcasterHint: 'Aprove o login no Farcaster e volte aqui.',
  farcasterOpen: 'Abrir Farcaster',
  farcasterCopy: 'Copiar link',
} satisfies PartTexts<'login'>;
