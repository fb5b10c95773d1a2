import { createApp } from 'vue';
import App from './app.vue';
import { makeWallet } from './wallet';
import './site.css';

createApp(App, { widget: makeWallet() }).mount('#root');
