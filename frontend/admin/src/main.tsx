import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { keepFocus } from '#kit';
import { App } from './App';
import './theme/base.css';
import { ownNonce } from './ui/nonce';

const nonce = ownNonce();
const styles = createCache({ key: 'office', nonce });
// A router that can hold somebody back who would leave what they typed.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

keepFocus();
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
