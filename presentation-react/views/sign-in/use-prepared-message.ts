import { useCallback, useEffect, useRef, useState } from 'react';
import type { SiwxVerbs } from '../../../application/siwx/siwx-feature';
import type { SignIn } from '../../../domain/siwx/siwx-policy';
import type { UnsignedMessage } from '../../../domain/siwx/unsigned-message';

interface PreparedMessage {
  readonly message: UnsignedMessage | undefined;
  readonly isMaking: boolean;

  /** Makes it after a failure. */
  readonly make: () => void;
}

/**
 * The message that will be signed, made as soon as the view shows. `signIn` changes with the account and with each try:
 * then there may be another message.
 */
export function usePreparedMessage(verbs: SiwxVerbs | undefined, signIn: SignIn): PreparedMessage {
  const [message, setMessage] = useState<UnsignedMessage>();
  const [isMaking, setIsMaking] = useState(true);
  const latest = useRef<unknown>(undefined);
  // While the wallet or the site is asked, this is the message that they are asked about.
  const make = useCallback(() => {
    if (!verbs) return;
    const run = Symbol('a message');
    latest.current = run;
    const end = (made?: UnsignedMessage): void => {
      if (latest.current !== run) return;
      setMessage(made);
      setIsMaking(false);
    };
    setIsMaking(true);
    verbs.prepare().then(end, () => end());
  }, [verbs]);
  useEffect(() => {
    if (signIn.status === 'asking' || latest.current === undefined) make();
  }, [make, signIn]);
  return { message, isMaking, make };
}
