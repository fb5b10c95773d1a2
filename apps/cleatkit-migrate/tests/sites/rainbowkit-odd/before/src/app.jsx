import * as kit from "@rainbow-me/rainbowkit"
import { RainbowKitProvider, useAddRecentTransaction, useConnectModal } from "@rainbow-me/rainbowkit"
import { lazy } from "react"
import { WagmiProvider } from "wagmi"
import { config } from "./config"

const Late = lazy(async () => ({ default: (await import("@rainbow-me/rainbowkit")).ConnectButton }))
const Whole = lazy(() => import("@rainbow-me/rainbowkit"))

// A variable of this name is there already.
const widget = "weather"

export default function App({ options, theme }) {
  const add = useAddRecentTransaction()
  return (
    <WagmiProvider config={config}>
      <RainbowKitProvider theme={theme} {...options}>
        <Late />
        <Whole onClick={() => add({ hash: "0x", description: widget })} />
        <kit.ConnectButton />
      </RainbowKitProvider>
    </WagmiProvider>
  )
}

export function Shadow({ useConnectModal }) {
  return useConnectModal
}

export function Passed() {
  const all = useConnectModal()
  return <Shadow {...all} />
}
