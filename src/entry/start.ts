import { reloadOnce } from '../ui/core/errors/reload-guard.ts';

addEventListener('vite:preloadError', () => void reloadOnce());

/** Yields to the browser. Uses a message, because timers are throttled in background tabs. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const parts = [() => import('react-dom/client'), () => import('./foundation.ts'), () => import('./main.tsx')];

/**
 * Evaluates the start-up code in parts and yields to the browser between them (decision 9). The HTML preloads all parts. Browsers without
 * `modulepreload` (Safari before 17) import all parts at once.
 */
const start = async () => {
  const onTheWay = document.createElement('link').relList.supports('modulepreload');
  for (const evaluate of parts) {
    const evaluated = evaluate();
    if (onTheWay) await evaluated.then(turn);
  }
};

void start();
