import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { signInRoutes } from './sign-in-server.js';

const isCustomElement = (tag) => tag.startsWith('cleat-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } }), signInRoutes],
  test: { environment: 'jsdom', testTimeout: 20_000 },
});
