import { reloadOnce } from './ui/errors/reload-guard.ts';

addEventListener('vite:preloadError', () => void reloadOnce());

/** Resolves when the browser has had its turn. A message, for a timer is held back in a tab in the background. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const portal = () => import('./main.tsx');

/**
 * The first code is evaluated in parts, between which the browser answers (decision 50). Their files are on the way: the HTML asks for all of
 * them. Where it cannot (Safari before 17), one after the other would be fetched after the other as well, so all is evaluated at once.
 */
const parts = document.createElement('link').relList.supports('modulepreload')
  ? [() => import('./react-client.ts'), () => import('./foundation.ts'), portal]
  : [portal];

const start = async () => {
  for (const evaluate of parts) {
    await evaluate();
    await turn();
  }
};

void start();
