import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { signInRoutes } from './sign-in-server.js';

export default defineConfig({
  plugins: [react(), signInRoutes],
  test: { environment: 'jsdom', testTimeout: 20_000 },
});
