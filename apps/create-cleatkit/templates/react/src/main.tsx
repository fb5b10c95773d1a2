import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { makeWallet } from './wallet';
import './site.css';

const widget = makeWallet();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App widget={widget} />
  </StrictMode>,
);
