export { ConnectButton, ConnectButton as Wallet } from "cleatkit/react"
