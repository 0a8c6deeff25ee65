import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
// @ts-expect-error: a script without types
import { listen } from '../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { workFolder } from '../../scripts/work-folder.mjs';

const page = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Masuk</title></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`;

const code = `import { createElement as e, useState } from 'react';
import { createRoot } from 'react-dom/client';
const Page = () => {
  const [sent, setSent] = useState(0);
  const send = (event) => { event.preventDefault(); setSent(sent + 1); };
  const field = (type) => e('label', { key: type }, type, e('input', { type, name: type }));
  return e('main', null, e('h1', null, 'Masuk'), e('form', { onSubmit: send }, field('email'), field('password'), e('button', null, 'Masuk ' + sent)));
};
createRoot(document.getElementById('root')).render(e(Page));`;

/** Serves the floor page, which is React with only a log-in form. The speed of each page is measured as a ratio to this page. */
export const serveFloor = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const root: string = workFolder('floor'); // inside the checkout, so that React resolves
  const outDir = path.join(root, 'dist');
  fs.writeFileSync(path.join(root, 'index.html'), page);
  fs.writeFileSync(path.join(root, 'main.tsx'), code);
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const addresses = [{ regex: '^/$', file: 'index.html' }];
  return listen(answerFrom({ root: outDir, addresses, policy: "default-src 'self'", config: {} }), { port: 0 });
};
