import { useState } from 'react';
import type { Transaction } from '../../../domain/transaction/transaction';
import { useCatalogue } from '../../bindings/use-catalogue';
import { activityMessages } from '../../messages/activity-en';
import { Action } from '../../primitives/action';
import { accountIcons } from '../../primitives/account-icons';

interface SaveActivityProps {
  readonly transactions: readonly Transaction[];

  /** Whether there are no more than these. */
  readonly isWhole: boolean;
}

/** Saves what is loaded as a file for spreadsheets. */
export function SaveActivity({ transactions, isWhole }: SaveActivityProps) {
  const { activitySave, activitySavedPart } = useCatalogue(activityMessages);
  const [isSaved, setIsSaved] = useState(false);
  const save = (): void => {
    import('./save-csv').then(
      ({ saveCsv }) => {
        saveCsv(transactions);
        setIsSaved(true);
      },
      () => {
        // The code could not be downloaded: another press tries again.
      },
    );
  };
  return (
    <>
      <Action kind="quiet" icon={accountIcons.receive} onPress={save}>
        {activitySave(transactions.length)}
      </Action>
      {isSaved && !isWhole && (
        <p className="note" role="status">
          {activitySavedPart}
        </p>
      )}
    </>
  );
}
