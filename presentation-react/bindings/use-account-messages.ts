import { accountMessages, type AccountMessages } from '../messages/account-en';
import type { MessageCatalogue } from '../messages/message-catalogue';
import { useMessages } from './shell-context';
import { useCatalogue } from './use-catalogue';

/** The texts of the shell with those of the account and its wallets. */
export function useAccountMessages(): AccountMessages & MessageCatalogue {
  return { ...useMessages(), ...useCatalogue(accountMessages) };
}
