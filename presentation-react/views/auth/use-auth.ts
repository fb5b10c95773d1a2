import type { AuthState } from '../../../domain/auth/auth-state';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { useWidgetState } from '../../bindings/widget-context';
import { type AuthMessages, authMessages } from '../../messages/auth-en';
import { useFieldStyle } from '../../parts/use-field-style';
import authCss from './auth.css';

/** The texts of the embedded wallet, whose styles are in the shell from now on. */
export function useAuthMessages(): AuthMessages {
  useFieldStyle();
  useStyle(authCss);
  return useCatalogue(authMessages);
}

/** The login that the visitor used last. */
export function useRecentLogin(): string | undefined {
  const before = useWidgetState(({ recentLogin }) => recentLogin);
  return useAuthState()?.recentLogin ?? before;
}

/** The state of the embedded wallet, once its feature is loaded. */
export function useAuthState(): AuthState | undefined {
  return useWidgetState(({ features }) => features.auth);
}
