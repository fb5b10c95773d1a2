import { useState } from 'react';
import type { AuthVerbs } from '../../../application/auth/auth-verbs';
import { useWidget } from '../../bindings/widget-context';
import { faultOf } from './auth-fault';
import { useAuthMessages } from './use-auth';

/** One step of a login at a time, and why the last one failed. */
export interface Attempt {
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly forget: () => void;

  /** Takes the step, unless another one is under way. Resolves with whether it went well. */
  readonly go: (step: (auth: AuthVerbs) => Promise<unknown>) => Promise<boolean>;
}

/** Steps of the embedded wallet, which is downloaded for the first one. */
export function useAttempt(): Attempt {
  const widget = useWidget();
  const messages = useAuthMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const go: Attempt['go'] = async (step) => {
    if (isBusy) return false;
    setIsBusy(true);
    setFault(undefined);
    try {
      await step(await widget.feature('auth'));
      return true;
    } catch (error) {
      setFault(faultOf(error, messages));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, fault, forget: () => setFault(undefined), go };
}
