import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

const isCustomElement = (tag) => tag.startsWith('cleat-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  test: { environment: 'jsdom', testTimeout: 20_000 },
});
