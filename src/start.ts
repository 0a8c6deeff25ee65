import { reloadOnce } from './ui/errors/reload-guard.ts';

addEventListener('vite:preloadError', () => void reloadOnce());

/** Resolves when the browser has had its turn. A message, for a timer is held back in a tab in the background. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const parts = [() => import('react-dom/client'), () => import('./foundation.ts'), () => import('./main.tsx')];

/**
 * Evaluates the first code in parts, between which the browser answers (decision 9). The HTML asks for the files of all parts; where it
 * cannot (Safari before 17), they are asked for here, all at once, and evaluated as they come.
 */
const start = async () => {
  const onTheWay = document.createElement('link').relList.supports('modulepreload');
  for (const evaluate of parts) {
    const evaluated = evaluate();
    if (onTheWay) await evaluated.then(turn);
  }
};

void start();
