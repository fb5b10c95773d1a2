import { createContext, useContext } from 'react';
import { ArmedButton, type ArmedButtonProps } from './armed-button';

/** Whether the wallet's own window confirms what this page changes or ends. */
export const ConfirmedElsewhere = createContext(false);

/**
 * A button of what changes or ends something. Where the wallet's own window confirms that, a press here only opens the window,
 * and any will do.
 */
export function ChangeButton(props: Omit<ArmedButtonProps, 'onElsewhere'>) {
  const { children, className = 'main', isDisabled = false, label, onPress } = props;
  if (!useContext(ConfirmedElsewhere)) return <ArmedButton {...props} />;
  return (
    <button
      type="button"
      className={className}
      disabled={isDisabled}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
