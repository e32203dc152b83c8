import './desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startMotion } from '../motion/motion.ts';
import { App } from './app.tsx';
import { client } from './cache.ts';
import { startSession } from './session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root.');

startMotion();
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#sign-in=')) void startSession();
});
void startSession();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
