import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('cleat-');

// oxlint-disable-next-line import/no-default-export -- Vite reads it.
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } }), svelte()],
  build: { rollupOptions: { input: ['vue.html', 'svelte.html'] } },
};
