import { Picture } from '../../../../presentation-react/pictures/picture';
import { loginBrands } from '../../../../presentation-react/pictures/sprites/login-brands';
import { Icon } from '../../../../presentation-react/primitives/icon';
import { lateIcons } from '../../../../presentation-react/primitives/late-icons';

/** The brand of a login, as the widget's tiles show it. A provider of the operator's own has none, and gets a key. */
export function LoginIcon({ provider }: { readonly provider: string }) {
  if (provider === 'email') return <Icon name={lateIcons.mail} />;
  const [, brand] = loginBrands.find(([names]) => names.includes(provider)) ?? [];
  return brand ? (
    <span className="brand" aria-hidden="true">
      <Picture art={brand} />
    </span>
  ) : (
    <Icon name="key" />
  );
}
