export { ConnectButton, ConnectButton as Wallet } from "@rainbow-me/rainbowkit"
