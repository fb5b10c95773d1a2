import type { MailTexts } from '../mail-texts';

/** What mails say in Portuguese of Brazil. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Seu código de entrada',
      text: '{site} pede que você entre na sua carteira ({time}).',
    },
    emailFrom: {
      subject: 'Sua carteira recebe um novo endereço de e-mail',
      text: 'Em {site} você pediu para mudar o endereço de e-mail da sua carteira para {address} ({time}).',
    },
    emailTo: {
      subject: 'Confirme seu endereço de e-mail',
      text: 'Este endereço será o de uma carteira em {site} ({time}).',
    },
    label: 'Seu código',
    lasts: 'Ele vale por 10 minutos, no dispositivo que o pediu.',
    never: 'Nunca pedimos este código em outro lugar. Se você não o pediu, ignore este e-mail.',
  },
  device: {
    subject: 'Um novo navegador pede para entrar',
    text: 'Um navegador novo para a sua carteira pede para entrar em {site} ({time}).',
    press: 'Se for seu, abra esta página e pressione o botão',
    lasts:
      'Vale por 10 minutos. Só abrir a página não faz nada. Se você não pediu, ignore este e-mail.',
  },
  newAddress: {
    subject: 'Sua carteira tem um novo endereço de e-mail',
    text: 'Em {site} sua carteira recebeu o endereço de e-mail {address} ({time}).',
    after:
      'Este endereço não entra mais nela. Por um dia, nenhum modo de abrir a carteira pode ser adicionado ou removido.',
  },
  login: {
    added: {
      subject: 'Sua carteira tem um novo modo de entrar',
      text: 'Em {site} uma entrada por {login} foi adicionada à sua carteira ({time}).',
    },
    removed: {
      subject: 'Um modo de entrar foi removido da sua carteira',
      text: 'Em {site} a entrada por {login} foi removida da sua carteira ({time}).',
    },
    care: 'Se não foi você, entre, remova o que não é seu e desative os navegadores que você não conhece.',
  },
  newDevice: {
    subject: 'Um novo navegador entrou',
    text: 'Um navegador novo para a sua carteira entrou em {site} ({time}). Ele diz que é {name}.',
    yours:
      'Se foi você, não há nada a fazer. Ele só abre a carteira com uma chave de acesso ou as palavras de recuperação.',
    notYours:
      'Se não foi você, entre em um site com a sua carteira, abra “Navegadores conectados” na carteira e desative-o.',
    named: '{browser} em {system}',
    unknown: 'um navegador que não conhecemos',
  },
  wallet: {
    asked: {
      subject: 'Uma nova carteira pode tomar o lugar da sua',
      text: 'Um navegador que entrou na sua conta não consegue abrir sua carteira e pede para começar uma nova ({time}). Ela pode começar em {day}.',
      open: 'Você ainda consegue abrir sua carteira? Abra-a em qualquer site antes disso, e nada acontece. Depois desative os navegadores que você não conhece.',
      stays:
        'Sua carteira não é excluída em nenhum caso: quem puder abri-la a coloca de volta no lugar.',
    },
    replaced: {
      subject: 'Uma nova carteira tomou o lugar da sua',
      text: 'Um navegador que entrou na sua conta começou uma nova carteira no lugar da sua ({time}).',
      back: 'Sua carteira não foi excluída. Abra-a como antes em qualquer site e coloque-a de volta no lugar. Depois desative os navegadores que você não conhece.',
    },
    restored: {
      subject: 'Uma carteira guardada à parte voltou ao lugar',
      text: 'Quem pode abrir uma carteira guardada à parte da sua conta a colocou de volta no lugar ({time}).',
      aside:
        'A carteira que estava lá foi guardada à parte, não excluída: quem puder abri-la a coloca de volta.',
    },
    discarded: {
      subject: 'Uma carteira guardada à parte será excluída',
      text: 'Quem pode abrir uma carteira guardada à parte da sua conta pediu a exclusão dela ({time}). Ela é excluída em {day}.',
      keep: 'Não foi você? Abra essa carteira em qualquer site antes disso e mantenha-a. Depois desative os navegadores que você não conhece.',
    },
    ending: {
      subject: 'Sua conta e sua carteira serão excluídas',
      text: 'O operador da sua carteira excluirá sua conta e todas as formas de abrir sua carteira ({time}). Isso acontecerá em {day}.',
      keep: 'Quer mantê-la? Abra sua carteira em qualquer site antes disso, e nada será excluído.',
      lost: 'O que está na carteira não é movido e se perde sem as palavras de recuperação ou outro kit.',
    },
    staying: {
      subject: 'Sua conta e sua carteira permanecem',
      text: 'O operador da sua carteira não exclui nada ({time}).',
      nothing: 'Não é preciso fazer nada.',
    },
    kept: {
      subject: 'Uma carteira guardada à parte foi mantida',
      text: 'Quem pode abrir uma carteira guardada à parte da sua conta, que seria excluída, escolheu mantê-la ({time}).',
    },
    care: 'Se não foi você, entre em um site com a sua carteira e desative os navegadores que você não conhece.',
  },
};
