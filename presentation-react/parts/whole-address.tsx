import { addressGroups } from '../../domain/address/address-groups';
import { useStyle } from '../bindings/use-style';
import wholeAddressCss from './whole-address.css';

/**
 * A whole address, where money moves. Shown and read aloud in groups of four; a selected or copied address
 * has no blanks. To a screen reader it is a text of the element around it.
 */
export function WholeAddress({ address }: { readonly address: string }) {
  useStyle(wholeAddressCss);
  const groups = addressGroups(address);
  return (
    <span role="none" className="whole-address" dir="ltr" translate="no">
      <span role="none" className="visually-hidden">
        {groups.join(' ')}
      </span>
      <span aria-hidden="true">
        {groups.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </span>
    </span>
  );
}
