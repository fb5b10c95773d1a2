import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('pt-BR');

/** `one` where Portuguese counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

const fake =
  'A rede contradiz o que um serviço diz sobre um destes tokens. Ele pode ser falso, por isso não é trocado.';

export const texts = {
  contactsList: 'Seus contatos',
  contactsNone: 'Digite um endereço acima para dar um nome a ele aqui.',
  contactsKept: 'Os contatos ficam neste dispositivo.',
  contactsName: 'Nome para este endereço',
  contactsNameOf: (name) => `Novo nome para ${name}`,
  contactsSave: 'Salvar',
  contactsEdit: 'Editar',
  contactsEditOf: (name) => `Editar ${name}`,
  contactsRemove: 'Remover',
  contactsCancel: 'Cancelar',
  contactsAlike: (name) => `Este endereço parece o de ${name}, mas é outro. Pode ser uma imitação.`,
  contactsFaults: {
    name: 'Dê um nome a ele.',
    nameTaken: 'Outro contato tem este nome.',
    address: 'Este não é um endereço desta rede.',
    full: 'Não há espaço para mais contatos. Remova um primeiro.',
  },

  sendSteps: {
    selectToken: 'Escolher token',
    addAmount: 'Digitar valor',
    ambiguousAmount: 'Escolher um valor',
    incorrectValue: 'Valor incorreto',
    insufficientFunds: 'Fundos insuficientes',
    addAddress: 'Digitar endereço',
    invalidAddress: 'Endereço inválido',
    preview: 'Revisar envio',
  },
  sendAmount: (symbol) => `Valor em ${symbol}`,
  sendAmountInUSD: 'Valor em dólares americanos',
  sendTypeIn: (currency) => `Digitar o valor em ${currency}`,
  sendUSD: 'dólares americanos',
  sendTo: 'Para',
  sendToHint: 'Endereço, nome ou link de pagamento',
  sendPaste: 'Colar',
  sendScan: 'Escanear',
  sendScanStop: 'Parar a câmera',
  sendScanHint: 'A imagem fica neste dispositivo.',
  sendScanRefused: 'A câmera não pode ser usada aqui. Cole o endereço.',
  sendClear: 'Limpar o destinatário',
  sendContacts: 'Contatos',
  sendLookingUp: 'Procurando o nome',
  sendNameFound: (name) => `${name} é este endereço:`,
  sendNameMissing: 'Nenhum endereço pertence a este nome.',
  sendNameFailed: 'Não foi possível procurar o nome. Tente novamente ou use o endereço.',
  sendKnown: 'Enviar de novo, ou para você',
  sendKnownKinds: { own: 'Sua conta', paid: 'Já pago antes' },
  sendSpeed: 'Velocidade',
  sendSpeeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  sendPrefills: {
    networkMissed:
      'Este pagamento é para uma rede que não pôde ser alcançada. Nada foi preenchido.',
    tokenMissed: 'O token deste pagamento não está na sua conta.',
  },
  sendPayments: {
    address: 'O link de pagamento não tem um endereço válido.',
    amount: 'O link de pagamento não tem um valor válido.',
    duplicate: 'O link de pagamento se contradiz.',
    form: 'Isto não é um link de pagamento.',
    required: 'Esta forma de pagamento não é aceita aqui.',
    unsupported: 'Esta forma de pagamento não é aceita aqui.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Esta conta guarda Ordinals, cujas moedas não são gastas. Escolha a conta de pagamentos.',
    NAME_LOOKUP_FAILED: 'Não foi possível procurar o nome. Tente novamente ou use o endereço.',
    SEND_FEE_UNKNOWN: 'Não foi possível ler a taxa de rede. Tente novamente.',
    SEND_UNSUPPORTED: 'Nada pode ser enviado nesta rede.',
    TOKEN_MISMATCH:
      'A rede contradiz o que um serviço diz sobre este token. Ele pode ser falso, por isso não é enviado.',
    TRANSFER_REFUSED:
      'O contrato deste token recusa a transferência. Ele pode estar pausado ou bloquear uma das contas.',
  },
  sendMinimum: (amount) => `Pelo menos ${amount} devem ficar na sua conta.`,
  sendMinimumOfReceiver: (amount) => `O destinatário deve terminar com pelo menos ${amount}.`,
  sendNotReviewed: 'Não foi possível verificar. Tente novamente.',
  sendSearch: 'Buscar tokens',
  sendTokensNone: 'Ainda não há nada para enviar nesta conta.',
  sendYouSend: 'Você envia',
  sendReceiver: 'Para',
  sendAct: (amount) => `Enviar ${amount}`,
  sendSent: (amount) => `Enviado: ${amount}`,
  sendWarnings: {
    ownAddress: 'Este é o seu próprio endereço.',
    zeroAddress: 'Este é o endereço zero. O que é enviado para lá se perde.',
    burnAddress: 'Este é um endereço de queima. O que é enviado para lá se perde.',
    precompile: 'Este endereço é da própria rede. O que é enviado para lá se perde.',
    program: 'Isto é um programa. Ele fica com o que recebe.',
    contract: 'Isto é um contrato. Ele pode não conseguir devolver o que recebe.',
    tokenContract: 'Este é o contrato do próprio token. O que é enviado para lá se perde.',
    tokenAccount: 'Esta conta guarda apenas um token. Envie ao dono dela.',
    futureWitness:
      'Este tipo de endereço ainda não tem regras. Qualquer minerador pode levar as moedas.',
    contactMoved:
      'Seu contato com este nome tem outro endereço. Pergunte ao destinatário qual é o certo.',
    looksLikeKnown: 'Isto parece um endereço que você conhece, mas é outro. Pode ser uma imitação.',
  },
  sendLooksLike: 'O que você conhece:',
  sendArrives: (amount) =>
    `Só chegam ${amount}: este token fica com uma parte de cada transferência.`,
  sendChecked: 'Verifiquei o endereço e quero enviar',
  sendConfirm: 'Enviar',
  sendAskingHint: 'Compare lá o endereço e o valor. Você pode fechar isto.',
  sendVoided: 'A conta ou a rede mudou. Revise a transferência novamente.',
  sendVoidedByFee: 'A taxa de rede aumentou. Revise a transferência novamente.',
  sendVoidedByPrice: 'O preço mudou. Revise a transferência novamente.',

  swapSteps: {
    selectToken: 'Escolher token',
    enterAmount: 'Digitar valor',
    ambiguousAmount: 'Escolher um valor',
    incorrectAmount: 'Valor incorreto',
    insufficientBalance: 'Saldo insuficiente',
    insufficientLiquidity: 'Liquidez insuficiente',
    retry: 'Tentar novamente',
    waitForQuote: 'Revisar troca',
    review: 'Revisar troca',
  },
  swapYouPay: 'Você paga',
  swapYouReceive: 'Você recebe',
  swapAmount: (symbol) => `Valor em ${symbol}`,
  swapTurn: 'Inverter os dois tokens',
  swapPart: (part) => `${part} do saldo`,
  swapQuoting: 'Procurando o melhor preço',
  swapRate: 'Cotação',
  swapMinimum: 'Você recebe pelo menos',
  swapSwapping: (from, to) => `Trocando ${from} por ${to}`,
  swapSwapped: (from, to) => `${from} trocado por ${to}`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Quanto a menos que o mostrado você aceita. Se o preço mudar mais, nada é trocado.',
  swapSlippageOther: 'Outro slippage, em porcentagem',
  swapSlippageHigh: 'Com tanto slippage, outros podem fazer você pagar um preço pior.',
  swapKept: (amount) => `${amount} ficam na sua conta para a taxa de rede.`,
  swapLoss: (percent) =>
    `O que você recebe vale ${percent} menos do que o que paga. Um valor menor pode perder menos.`,
  swapNoRoute: 'Não há rota entre estes tokens para este valor. Tente outro valor ou token.',
  swapNoQuote: 'Não foi possível ler o preço. Verifique sua conexão.',
  swapTokensFailed: 'Não foi possível ler os tokens. Verifique sua conexão.',
  swapUnsupported: 'Nada pode ser trocado nesta rede.',
  swapNotReviewed: 'Não foi possível preparar a troca. Tente novamente.',
  swapFaults: {
    allowance: {
      failed: 'Não foi possível ler o que a corretora pode retirar. Tente novamente.',
      refused:
        'A troca foi recusada: você já permitiu que esta corretora retirasse mais, e ela poderia fazer isso agora. Encerre primeiro essas autorizações.',
      token: fake,
    },
    approval: {
      failed: 'Não foi possível preparar a aprovação. Tente novamente.',
      refused:
        'A aprovação foi recusada: ela permitiria algo diferente desta troca. Sua carteira não foi consultada.',
      token: fake,
    },
    build: {
      failed: 'Não foi possível preparar a troca. Tente novamente.',
      refused:
        'A troca foi recusada: ela não faria o que é mostrado aqui. Sua carteira não foi consultada.',
      token: fake,
    },
  },
  swapContinue: 'Continuar a troca',
  swapSearch: 'Nome, símbolo ou endereço',
  swapTokensNone: 'Nenhum token pode ser trocado aqui.',
  swapTokenNotFound: 'Nenhum token que possa ser trocado tem este nome ou endereço.',
  swapApprove: (symbol) => `Aprovar ${symbol}`,
  swapApproveHint:
    'Primeiro você permite que a corretora retire exatamente isto. Nada é trocado ainda: você revisa a troca em seguida.',
  swapEndHint: (symbol) =>
    `${symbol} exige encerrar primeiro uma autorização anterior. Depois você aprova a nova e revisa a troca.`,
  swapPermit: (symbol) => `Assinar para ${symbol}`,
  swapPermitHint:
    'Primeiro você assina que a corretora pode retirar exatamente isto, uma vez. Não custa taxa. Nada é trocado ainda: você revisa a troca em seguida.',
  swapPermitValid: 'Validade',
  swapPermitMinutes: (minutes) => counted(minutes, 'minuto', 'minutos'),
  swapAllowance: 'Você permite que a corretora retire',
  swapUnlimited: (symbol) => `${symbol} sem limite`,
  swapSpender: 'Corretora',
  swapApprovalWarnings: {
    unlimitedApproval:
      'Isto permite que a corretora retire tudo o que você tem deste token, agora e depois.',
    largerApproval: 'Isto permite que a corretora retire mais do que você troca.',
  },
  swapApprovalChecked: 'Confio essa quantia a esta corretora',
  swapApprovalAskingHint: 'Compare lá o valor e a corretora.',
  swapApprovalWaiting: 'Esperando a rede',
  swapApprovalWaitingHint: 'A aprovação está a caminho. Você pode fechar isto e voltar.',
  swapPreparing: 'Preparando a troca',
  swapImpact: 'Impacto no preço',
  swapImpactHigh: (percent) =>
    `Esta própria troca piora o preço em ${percent}. Um valor menor perde menos.`,
  swapImpactChecked: 'Aceito este preço',
  swapRoute: 'Rota',
  swapExchange: 'Corretora',
  swapProviderFee: 'Taxa da corretora',
  swapTrials: {
    balances: 'Um nó testou isto. O resultado pode ser diferente.',
    call: 'Um nó testou apenas se isto falha, não o que você recebe. O resultado pode ser diferente.',
    none: 'Nenhum nó conseguiu testar isto.',
  },
  swapUnread: 'Nada desta chamada pôde ser lido. Só o site diz o que ela faz.',
  swapUnreadChecked: 'Confio neste site para esta troca',
  swapTogether: (amount) =>
    `Sua carteira aprova exatamente ${amount} para a corretora e os troca em uma só etapa: tudo ou nada.`,
  swapCheckedBy: 'Contrato verificador',
  swapAllowed: 'Pode retirar',
  swapAct: (given, back) => `Trocar ${given} por ${back}`,
  swapConfirm: 'Trocar',
  swapConfirmBoth: 'Aprovar e trocar',
  swapAskingHint: 'Compare o que ela mostra com isto. Você pode fechar isto.',
  swapVoided: {
    accountChanged: 'A conta ou a rede mudou. Preencha a troca novamente.',
    bundleRefused:
      'Sua carteira não aprova e troca em uma só etapa. Revise a troca novamente: primeiro você aprova, depois troca.',
    priceChanged: 'O preço mudou. Revise a troca novamente.',
    other: 'Esta revisão terminou. Revise a troca novamente.',
  },
} satisfies PartTexts<'money'>;
