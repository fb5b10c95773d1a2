import { createTestWallet } from 'cleatkit/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.jsx';

const chains = [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }];
createTestWallet({ chains }).announce(window);

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
