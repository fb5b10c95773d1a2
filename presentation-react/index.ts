export type { Widget } from '../application/widget/widget';
export type { OpenRequest } from '../application/navigation/open-request';
export type { WidgetState } from '../application/snapshot/widget-state';
export { type AccountInUse, type AccountStatus, useAccount } from './bindings/use-account';
export { useConnections, useConnectors } from './bindings/use-connections';
export { type ModalControl, useModal } from './bindings/use-modal';
export { type NetworkStatus, useNetwork } from './bindings/use-network';
export type { OpenerProps } from './bindings/use-opener';
export { useProvider } from './bindings/use-provider';
export { useWidget } from './bindings/widget-context';
export { AccountButton, type AccountButtonProps } from './buttons/account-button';
export {
  ConnectButton,
  type ConnectButtonProps,
  type ConnectButtonState,
} from './buttons/connect-button';
export { NetworkButton } from './buttons/network-button';
export type { Language } from './messages/language';
export type { LanguagePack } from './messages/language-pack';
export type { MessageCatalogue, MessageOverrides } from './messages/message-catalogue';
export { type MountedWidget, type MountOptions, mountWidget } from './provider/mount-widget';
export { WidgetModal, WidgetPanel } from './provider/shell-slot';
export { WidgetProvider, type WidgetProviderProps } from './provider/widget-provider';
