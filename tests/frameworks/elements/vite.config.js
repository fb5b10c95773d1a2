import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

const isCustomElement = (tag) => tag.startsWith('cleat-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } }), svelte()],
  build: { rollupOptions: { input: ['vue.html', 'svelte.html'] } },
  // Vitest runs in Node, whose condition is that of Svelte on servers.
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: { environment: 'jsdom', testTimeout: 20_000 },
});
