import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'não seguro',
  email: 'E-mail',
  code: {
    title: 'Digite o código',
    sending: 'Enviando um código',
    sent: (email) => `Enviamos um código de seis dígitos para ${email}.`,
    signsIn: (site) => `Ele faz você entrar em ${site}.`,
    work: (email) =>
      `Isso leva um momento: muitos códigos foram pedidos. Depois enviaremos um para ${email}.`,
    press: 'Enviamos um e-mail para você. Abra a página que está nele e pressione o botão.',
    asks: {
      join: 'Com o código, este endereço também entra na sua carteira.',
      changeOld: 'Ele confirma que seu endereço de e-mail vai mudar.',
      changeNew: 'Com o código, este endereço substitui o antigo.',
    },
    field: 'Código de uso único',
    secret: 'Digite o código somente aqui. O site não o vê. Ele é enviado com o último dígito.',
    checking: 'Verificando…',
    worksFor: (time) => `Vale por ${time}`,
    over: 'Este código expirou. Peça um novo.',
    resend: 'Enviar um novo código',
    resendIn: (seconds) => `Enviar um novo código em ${seconds} s`,
    leave: 'Cancelar',
  },
  problems: {
    wrong: (left) => `Código errado. Tentativas restantes: ${left}`,
    expired: () => 'Este código expirou. Peça o envio de um novo.',
    spent: () => 'Códigos errados demais. Peça o envio de um novo.',
    wait: (seconds) => `Tente de novo em ${seconds} s`,
    tooMany: () => 'Solicitações demais. Tente de novo mais tarde.',
    unavailable: () =>
      'A carteira não consegue acessar o serviço dela. Verifique sua conexão e tente de novo.',
    moment: () =>
      'O serviço da carteira precisa de um momento. Tente de novo em breve: nada se perdeu.',
    mail: () => 'Não foi possível enviar o e-mail. Tente de novo.',
    passkey: () => 'A chave de acesso não foi usada. Tente de novo ou escolha outro modo.',
    noPrf: () =>
      'Este dispositivo não tem nenhuma chave de acesso que abra uma carteira. Escolha outro modo.',
    words: () => 'Estas palavras não abrem a carteira. Confira cada uma.',
    kitFile: () => 'Este arquivo não é um kit offline ou está danificado.',
    kitOther: () => 'Este kit é de outra carteira.',
    storage: () =>
      'Este navegador não deixa a carteira guardar a chave dela aqui. Permita dados de sites para a carteira ou use outro navegador.',
    openFirst: () => 'Abra primeiro sua carteira neste navegador.',
    oneSlot: () =>
      'Esta carteira abre em um único navegador, por isso assina um número limitado de vezes por dia. Saia e entre de novo para adicionar um segundo modo.',
    taken: () => 'Este endereço já tem uma carteira.',
    held: () =>
      'Por um dia após a mudança do endereço, os modos de abrir a carteira ficam como estão, e ela não pode ser levada.',
    noWindow: () =>
      'Este aplicativo não abre janelas, por isso não é possível concluir a entrada aqui. Entre por e-mail ou abra esta página no seu navegador.',
    heldDevice: () =>
      'Por um dia após a mudança do seu endereço ou do seu modo de entrar, nenhum navegador que veio depois abre a carteira. Use um que você já tinha ou tente de novo amanhã.',
    heldWallet: () =>
      'A carteira mais antiga mantém o lugar dela por um dia. Tente de novo amanhã: nada desta se perde.',
    olderWallet: () =>
      'Enquanto uma carteira sua mais antiga está guardada à parte, o endereço e os modos de entrar da época dela permanecem.',
    signedOut: () =>
      'Este navegador foi desconectado da sua carteira. Entre de novo: nada se perdeu.',
    noWords: () =>
      'Este navegador não abre janelas aqui, e as palavras só são mostradas em uma. Adicione uma chave de acesso ou entre em outro navegador para anotar as palavras.',
    windowless: () =>
      'Seu navegador não abre janelas aqui, e a carteira só pergunta em uma janela própria. Permita janelas para este site ou abra esta página em outro navegador.',
    wordsNotKept: () =>
      'Não foi possível guardar as novas palavras, então elas não abrem nada. Descarte-as e tente de novo.',
    popup: () => 'O navegador não abriu a janela. Permita-a para este site e tente de novo.',
    windowClosed: () => 'A janela foi fechada antes de terminar. Abra-a de novo.',
    socialDeclined: () => 'Você recusou a entrada lá.',
    socialElsewhere: () =>
      'Este navegador não deixa a carteira concluir esta entrada. Entre por e-mail ou abra esta página em outro navegador.',
    socialLeft: () => 'Você não concluiu a entrada. Comece de novo.',
    socialFailed: () => 'Não foi possível verificar a entrada. Tente de novo.',
    socialOver: () => 'Esta entrada expirou. Comece de novo.',
    socialUnreachable: () =>
      'Não foi possível acessar a página de entrada. Tente de novo mais tarde.',
    linkedElsewhere: () => 'Esta entrada pertence a outra carteira.',
    invalidEmail: () => 'Isto não é um endereço de e-mail.',
    loginHeld: () =>
      'O modo de entrar que resta precisa ter pelo menos um dia. Tente de novo amanhã.',
    loginInUse: () => 'Você entrou com este modo. Entre antes de outro modo e depois o remova.',
    lastLogin: () => 'É o único modo de entrar. Adicione outro antes.',
    siteFrozen: () =>
      'Este site não pode usar a carteira por enquanto. A sua está segura e abre em outros sites.',
    siteLogin: () => 'Este site não aceita este login. Escolha outro.',
    failed: () => 'Algo deu errado. Tente de novo.',
  },
} satisfies LanguageTexts['first'];
