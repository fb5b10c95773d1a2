/** @typedef {import('../../scripts/unpacked-package.mjs').ReadPackage} ReadPackage */

/**
 * The published packages whose lists of wallets are read. They are unpacked and not installed.
 *
 * @satisfies {Readonly<Record<string, ReadPackage>>}
 */
export const listPackages = {
  rainbowkit: {
    name: '@rainbow-me/rainbowkit',
    version: '2.2.11',
    license: 'MIT',
    integrity:
      'sha512-FHPsRHMBpuHHhuyKktAR13O9agmsUUunDnVEP4hG1dSZ2JojXLUSWyLG28VbGIJakHYylkNguiLFnqM/BM8ERA==',
  },
  thirdweb: {
    name: 'thirdweb',
    version: '5.121.6',
    license: 'Apache-2.0',
    integrity:
      'sha512-tZuYoxazy8GJz59IX/NhpQ5u+DzC/vo9/3ZgqxY9pZPDlnH0QZY8oJOX2m7L2DmtzTCqa5YWD+x9Xj18EQDiyw==',
  },
  walletBook: {
    name: '@dynamic-labs/wallet-book',
    version: '5.8.1',
    license: 'MIT',
    integrity:
      'sha512-RZi0Yn/2PbKLG8GzLDnyHEtnddwGS5TeyixhQUateLxfSvRmFXIogC1+aeGE/ea3raPODaQP/beIctIEHpFLoQ==',
  },
  jupiter: {
    name: '@jup-ag/wallet-adapter',
    version: '0.2.6',
    license: 'MIT',
    integrity:
      'sha512-GYTobiIkV+vzyjGbR3lICR3Ou18U5MrJrel/QKa7886sl2tj+WieP0VYvmYDxeh6ElLYNg7rAkWk6regSgrr2w==',
  },
  bigmi: {
    name: '@bigmi/client',
    version: '0.10.1',
    license: 'MIT',
    integrity:
      'sha512-oU5IzogIVS8QQiV+ZjyWgTnhN16qiGWQfQRbvqhAeFJGuQ/mdEqOBRrFoTqUEmGah/xZnrAbNskC13a+tTAiFg==',
  },
  lasereyes: {
    name: '@omnisat/lasereyes-core',
    version: '0.0.85',
    license: 'MIT',
    integrity:
      'sha512-Btlb/zyp44NiEJ0wtG/SXQCbtmGUgs2/RKh2ONRlC9kDyeumnF0XbJ1LsBsRmP9hDoMhzZGE7XoZTeP7b+lhHA==',
  },
  luno: {
    name: '@luno-kit/core',
    version: '0.0.10',
    license: 'MIT',
    integrity:
      'sha512-A6v7o+XNbITpvRxf4jfZms30BWEywu7dQZmilfuktYq3AJDugjpnkFA6cl7lPBxudPdqYCiTVfYM+snBTzpcxQ==',
  },
  typink: {
    name: 'typink',
    version: '0.5.2',
    license: 'MIT',
    integrity:
      'sha512-FPJxBvAu1ONSnjwC9FCXCn2AgaEHDj6LLNqPfYVbeTPluxYB5RqDAnOOsaJWsjfnFjc5cm/hbcRAhv3GGbWB4w==',
  },
  metamaskSolana: {
    name: '@metamask/solana-wallet-standard',
    version: '0.6.0',
    license: 'ISC',
    integrity:
      'sha512-gF763JvLIywPttw+vfRdZx0uHlB0sEbxOGFedblMk78SbQ/KyQrmjHRkFVVrG21oLZgCNEh3uQpCWBdW2+eUzw==',
  },
  'solana-bitkeep': {
    name: '@solana/wallet-adapter-bitkeep',
    version: '0.3.25',
    license: 'Apache-2.0',
    integrity:
      'sha512-1prW475sXWiNwlXvmzNg2DPXXdZ6YrX6S8qbT5+SYn09rSPjqwkuNxMPKTnKWwnQOn0i+bekY/o0rn0yQW/38w==',
  },
  'solana-bitpie': {
    name: '@solana/wallet-adapter-bitpie',
    version: '0.5.23',
    license: 'Apache-2.0',
    integrity:
      'sha512-TPoZjjcKRsD8nfkGyPCxXr2LIVN08682LAi1BkQbwuDnlQna2LYj4LSm/72qYChxbi6CxpDLx3LS/L2JBd6E5Q==',
  },
  'solana-brave': {
    name: '@solana/wallet-adapter-brave',
    version: '0.1.17',
    license: 'Apache-2.0',
    integrity:
      'sha512-E+TxSpW7+tqR6EFbQ7GMm+92KklEcwsySDWq7RPifet7nmrqKuxbfAHk+OgmwCePxXIH7DsMHV4rmkcT4UZPOw==',
  },
  'solana-coin98': {
    name: '@solana/wallet-adapter-coin98',
    version: '0.5.25',
    license: 'Apache-2.0',
    integrity:
      'sha512-Kmogqzz6/YDZdaI3LJ3VwNZBt9TKkjb0ODb1mVRC9EVmKfaI49v4l/FLfY5pG1F+2rD9DySrnyxrug7MWlxPDg==',
  },
  'solana-coinbase': {
    name: '@solana/wallet-adapter-coinbase',
    version: '0.1.24',
    license: 'Apache-2.0',
    integrity:
      'sha512-XZfAXVzw25nka8bg6mAasAtyEXw2y+TEkOBIOs2Z+QprCzZOqmac2rsohV1mE0EZL3f2sCv/qDbWlG/fyqiPXw==',
  },
  'solana-coinhub': {
    name: '@solana/wallet-adapter-coinhub',
    version: '0.3.23',
    license: 'Apache-2.0',
    integrity:
      'sha512-1agVjLYeBUSJfMaOqjyfl0DUrUUV0rYPLPY8gDeyDdYXX17uJPHmasTy4dDqIrR9OAxDTSHdufqZyqKpe/V74w==',
  },
  'solana-exodus': {
    name: '@solana/wallet-adapter-exodus',
    version: '0.1.18',
    license: 'Apache-2.0',
    integrity:
      'sha512-mkHLWQWLFtfEm2p4+S/kZM269VaQ8LrABT0ra4359sii4MMMPD5HDLfMzax0RmfEA3PjSHpj6PdBsqw7DNK+og==',
  },
  'solana-hyperpay': {
    name: '@solana/wallet-adapter-hyperpay',
    version: '0.1.19',
    license: 'Apache-2.0',
    integrity:
      'sha512-0/8VGfsOHLKIPvOzyoZDsvsNYkNbEh1AVM8WdaIF9sQYwCy7qA0k+vTKJL9XS1SHFl/1lO3Cy/WkK9GCILjprA==',
  },
  'solana-krystal': {
    name: '@solana/wallet-adapter-krystal',
    version: '0.1.17',
    license: 'Apache-2.0',
    integrity:
      'sha512-tuz0DLe9fOQM1/MPJcgtJ1aS1GDdXdX8GYQSq2P41dke1WvsV9h5uqxoZ3/marf2lL9F7CSithr3CSD5eBHIRA==',
  },
  'solana-mathwallet': {
    name: '@solana/wallet-adapter-mathwallet',
    version: '0.9.23',
    license: 'Apache-2.0',
    integrity:
      'sha512-M7C12r8VAc+hJ++rWVslDrLmXrcDlBYo2kXZf2Cj0ID0UW61onTLiakIkLYJMbl17bJ+Xq11n1EDzrp9XVCe3A==',
  },
  'solana-nightly': {
    name: '@solana/wallet-adapter-nightly',
    version: '0.1.21',
    license: 'Apache-2.0',
    integrity:
      'sha512-XEnFzYfQYo+YkvO0l/xuV4YIY5M1JEIqz3wJ7hFdpDSPDTkDT29HL5YcaJq5d+XJeJpKYSQOk++5zoisTYefiQ==',
  },
  'solana-nufi': {
    name: '@solana/wallet-adapter-nufi',
    version: '0.1.22',
    license: 'Apache-2.0',
    integrity:
      'sha512-T0hoOUGUtkwrmcDLdd/aBRHVPIcOvaz2R/v1JR1zDbTg7tpoB76harUpUC0DN9rQRM10BZCFgE/YItq0h/O1XA==',
  },
  'solana-onto': {
    name: '@solana/wallet-adapter-onto',
    version: '0.1.12',
    license: 'Apache-2.0',
    integrity:
      'sha512-w4dr99PGhPI6dNbo/G5t04Oc8iRXe/Bhmxx3gKMNjZdaT6LmjHBug8lQ6x3xnFPm90SnA4RLqzta+idIJsEZ8g==',
  },
  'solana-phantom': {
    name: '@solana/wallet-adapter-phantom',
    version: '0.9.30',
    license: 'Apache-2.0',
    integrity:
      'sha512-EZlliQ0EchqsGZ4P2xbP3Zn1/YuqSvi8mCueXhVIYRcu15xSGt/JhvYaIGXtVlyQBwCMoTaSyXdMJhtrMFSgRQ==',
  },
  'solana-safepal': {
    name: '@solana/wallet-adapter-safepal',
    version: '0.5.23',
    license: 'Apache-2.0',
    integrity:
      'sha512-jhUHCEUdEIYymLiZWhW0/O6MMFTJ8RAr4XQk2R3iZxZNff5G6EvsMlVqMSVD46pbBjuQSRzzVa94XVMIch6j5g==',
  },
  'solana-salmon': {
    name: '@solana/wallet-adapter-salmon',
    version: '0.1.19',
    license: 'Apache-2.0',
    integrity:
      'sha512-KMJ+MQLB8PvPFhUmcdYeY+KcR0aiyemiGE7HoFhTLyo9fLeX5AQKrbFpZ+YDUWu26JUz0WJhoUkHUEEYUWDw+A==',
  },
  'solana-solflare': {
    name: '@solana/wallet-adapter-solflare',
    version: '0.6.34',
    license: 'Apache-2.0',
    integrity:
      'sha512-tlbdn8ScgIqVswBDTihtIj8K5GLWtgmotWeu1GpAIfu4PtCq6DGnVYDAgP8V6XKX9x1rkm3DT52PddqaGxc8Nw==',
  },
  'solana-tokenpocket': {
    name: '@solana/wallet-adapter-tokenpocket',
    version: '0.4.24',
    license: 'Apache-2.0',
    integrity:
      'sha512-k0lVnbfxh+mrL29esxDSCPN6lbKlK8PFxPR6DexiD/fTFMZMK7quW3dR0spVYcLj049URq1jvjuUQEZCDoZnnA==',
  },
  'solana-trust': {
    name: '@solana/wallet-adapter-trust',
    version: '0.1.18',
    license: 'Apache-2.0',
    integrity:
      'sha512-yDHUJSTiFCtVPdGGq+TObJT5WIFV8TYIaGtXeCVjvSJnJIB5KA4n7GMNYiym6FYiLzAxihGLnFCSkTATlYP6gw==',
  },
  'solana-backpack': {
    name: '@solana/wallet-adapter-backpack',
    version: '0.1.14',
    license: 'Apache-2.0',
    integrity:
      'sha512-DfNLd5S1P7rmrgqMp+jRd21ryuXUxia1mu4qmZ+cau1NGFO2v5ep14LhzYXmqPde6kgbzPLPkLdRnkffLdI4TA==',
  },
};

/** @typedef {keyof typeof listPackages} ListKey */
