const isCustomElement = (tag) => tag.startsWith('cleat-');

export default defineNuxtConfig({
  app: { head: { title: 'Cleat in Nuxt', link: [{ rel: 'icon', href: 'data:,' }] } },
  compatibilityDate: '2026-01-01',
  telemetry: false,
  vue: { compilerOptions: { isCustomElement } },
});
