import { useStyle } from '../../bindings/use-style';
import permissionsCss from './permissions.css';

/** Adds the style of permissions. */
export function usePermissionsStyle(): void {
  useStyle(permissionsCss);
}
