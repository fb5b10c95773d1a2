import { connectorsForWallets } from "@rainbow-me/rainbowkit"
import { coinbaseWallet, injectedWallet, ledgerWallet } from "@rainbow-me/rainbowkit/wallets"
import { createConfig, http } from "wagmi"
import { mainnet } from "wagmi/chains"

const projectId = "abc"
const chains = [mainnet]

const connectors = connectorsForWallets(
  [{ groupName: "All", wallets: [coinbaseWallet, injectedWallet, ledgerWallet] }],
  { appName: "Odd", projectId },
)

export const config = createConfig({
  connectors,
  chains,
  transports: { [mainnet.id]: http("https://node.example") },
})
