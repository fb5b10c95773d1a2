import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Zaloguj się do ${site}`,
  signInText:
    'Podpisz wiadomość, aby udowodnić, że to konto jest Twoje. To nic nie kosztuje i niczego nie przenosi.',
  signInPreparing: 'Przygotowywanie wiadomości',
  signInSite: 'Witryna',
  signInAccount: 'Konto',
  signInExpires: 'Ważna do',
  signInResources: 'Wymienia też',
  signInWhole: 'Pełna wiadomość',
  signInAsked: 'Podpisz wiadomość w portfelu',
  signInAskedHint:
    'Twój portfel pokazuje tę samą wiadomość. Podpisz tylko wtedy, gdy wymienia tę witrynę.',
  signInChecking: 'Witryna sprawdza Twój podpis',
  signInDone: 'Logowanie zakończone',
  signInLeave: 'Anuluj i odłącz',
  signInFaults: {
    accountChanged: {
      headline: 'Konto zostało zmienione',
      hint: 'Wiadomość była dla poprzedniego konta. Podpisz nową.',
    },
    declined: {
      headline: 'Odmówiono podpisania',
      hint: 'Nie doszło do logowania. Spróbuj ponownie, kiedy zechcesz.',
    },
    expired: {
      headline: 'Wiadomość wygasła',
      hint: 'Podpisz nową.',
    },
    failed: {
      headline: 'Twój portfel nie mógł podpisać',
      hint: 'Otwórz portfel i spróbuj ponownie.',
    },
    networkChanged: {
      headline: 'Sieć została zmieniona',
      hint: 'Wiadomość była dla poprzedniej sieci. Podpisz nową.',
    },
    otherAccount: {
      headline: 'Podpis pochodzi z innego konta',
      hint: 'Wybierz w portfelu konto podane niżej i spróbuj ponownie.',
    },
    otherSite: {
      headline: 'Wiadomość jest dla innej witryny',
      hint: 'Niczego nie podpisano. Sprawdź adres tej strony i zgłoś to witrynie.',
    },
    pending: {
      headline: 'Twój portfel czeka na Ciebie',
      hint: 'Ma otwartą inną prośbę. Odpowiedz na nią i spróbuj ponownie.',
    },
    refused: {
      headline: 'Witryna nie przyjęła logowania',
      hint: 'Logowanie się nie udało. Spróbuj ponownie z nową wiadomością.',
    },
    smartAccount: {
      headline: 'Twoje inteligentne konto nie może podpisywać wiadomości',
      hint: 'Konto podstawowe może. Oba są Twoje i mają różne adresy; tokeny zostają tam, gdzie są.',
    },
    unavailable: {
      headline: 'Witryna nie odpowiada',
      hint: 'Logowanie się nie udało. Sprawdź połączenie i spróbuj ponownie.',
    },
    unsupported: {
      headline: 'Twój portfel nie może podpisywać wiadomości',
      hint: 'Anuluj i połącz inny portfel lub inne konto.',
    },
  },
} satisfies PartTexts<'signIn'>;
