import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findYoung } from './baseline.ts';

const webVitals =
  /`requestIdleCallback`in globalThis\?1e3:0|globalThis\.requestIdleCallback\|\|setTimeout|globalThis\.cancelIdleCallback\|\|clearTimeout/g;

/** Harmless uses: the code with enough context to exclude harmful ones, the reason, and the build if it is in one only. */
const harmless: readonly (readonly [code: RegExp, reason: string, build?: string])[] = [
  [/text-wrap:\s*(?:balance|pretty|wrap)/g, 'lines are only less even'],
  [/(?:ascent|descent|line-gap)-override:\s*[\d.]+%/g, 'lines may shift when the font arrives'],
  [/[;\s]size-adjust:\s*[\d.]+%/g, 'lines may shift when the font arrives'],
  [/content-visibility:\s*auto/g, 'long pages are only drawn more slowly'],
  [/contain-intrinsic-(?:block-)?size:\s*auto/g, 'goes with content-visibility'],
  [/field-sizing:\s*content/g, 'the field of an essay keeps its height, and can be drawn larger'],
  [/forced-color-adjust:\s*none/g, 'Safari has no forced colours'],
  [/scrollbar-width: ?none;(?:\s*&|\}\/\*!sc\*\/\s*\.[\w-]+)::-webkit-scrollbar/g, 'a prefixed rule follows'],
  [/minmax\(min\(12rem,\s*40%\),\s*16rem\)[^;]*;[^;]*:\s*subgrid/g, 'columns of their own come before it'],
  [/void navigator\.share\(/g, 'without it the link goes by email'],
  [/&:has\(:disabled\)/g, 'the control itself shows that it is disabled'],
  [/&:hover\s*\{\s*border-color:[^;]*;\s*\}\s*&:has\(:checked\)/g, 'the radio button itself shows that it is chosen'],
  [/&:not\(:has\(button\)\)/g, 'a row without a button is only less high'],
  [/&:has\(:focus-visible\)\s*\{[^}]*\}\s*\}\s*@supports not selector/g, 'a rule for browsers without it follows'],
  [/overflow:\s*hidden;\s*user-select:\s*none;\s*touch-action/g, 'a style of react-easy-crop that is not used'],

  [/@supports not \(color:\s*color-mix\(/g, 'it is the check itself'],
  [/text-decoration-color:\s*color-mix\(/g, 'the underline has the full colour of the text'],
  [/background:\s*rgb\([^)]*\);\s*background:\s*color-mix\(/g, 'a grey veil comes before it'],
  [/border(?:-block-\w+)?:[^;]*;\s*border(?:-block-\w+)?-color:\s*color-mix\(/g, 'the border has another colour'],
  [/color-mix\(in srgb,\s*(?:\$\{[^}]*\}|var\([^)]*\)) 26%/g, 'skeletons: another colour follows'],
  [/color-mix\(in oklab,/g, 'covers of schemes: another gradient follows'],
  [/color-mix\(in srgb,\s*var\(--brand-strong,[^)]*\) 62%/g, 'behind dialogs: another colour follows'],
  [/color-mix\(in srgb,\s*\$\{[^}]*\} 55%/g, 'unread notifications: a bar and bold letters tell them as well'],
  [/::backdrop\s*\{(?:[^}]|\}(?! *`))*?var\(--brand-strong,/g, 'the colour has a default of its own'],

  [/closedby:\w+\?`closerequest`:`none`/g, 'Escape is heard as well'],
  [/globalThis\.navigation\?\./g, 'without it Back is not asked about; closing the tab and links are'],
  [/keepalive:!0\}|\.keepalive===|,keepalive:\w+[,}]|`keepalive`in Request/g, 'without it an answer goes out later'],
  [/`requestIdleCallback`in window|=requestIdleCallback\(\w+,\{timeout|cancelIdleCallback\(\w+\)/g, 'a timer does it'],
  [/globalThis\.crypto\?\.subtle/g, 'without it drafts are not sealed'],
  [/caches:\(\)=>globalThis\.caches/g, 'without it there are none to remove'],
  [/globalThis\.navigator\?\.locks/g, 'without it leases keep tabs apart'],
  [/globalThis\.navigator\?\.clipboard/g, 'without it the text is selected, to be copied by hand'],
  [/globalThis\.navigator\?\.serviceWorker/g, 'without it there is none', 'dist'],
  [/globalThis\.trustedTypes;return[^;]*\?\.createPolicy/g, 'without it no policy is needed'],

  [/try\{var \w+=\w+\.startViewTransition/g, 'React, for transitions that the portal does not use'],
  [/\[?`view-transition-name`/g, 'React, for transitions that the portal does not use'],
  [/navigator\.connection&&\(\w+=navigator\.connection\.downlink/g, 'React asks'],
  [/=\w+\.trustedTypes,/g, 'DOMPurify asks'],
  [/\.commandfor\./g, 'DOMPurify: a name of its list'],
  [webVitals, 'web-vitals takes a timer'],
  [/defaultProps=\{zoom:/g, 'react-easy-crop: a property of its component'],
  [/new WebTransport\(this\.createUri|\w as WebTransport,/g, 'Engine.IO catches; only its WebSocket is used'],
  [/typeof Uint8Array\.from\(\[\]\)\.toHex==`function`&&typeof Uint8Array\.fromHex==`function`/g, '@noble/hashes asks'],
  [/if\([\w$]+\([\w$]+\),[\w$]+\)return [\w$]+\.toHex\(\)/g, '@noble/hashes has asked'],
  [/this\.toHex=|\.ok\)\w+=\w+\.toHex\(\)|\.ok\?\w+\.toHex\(\)/g, 'jsPDF: a method of its own colours', 'dist-demo'],
  [/Response\.json\(\w+ instanceof Error/g, '@mswjs/interceptors: the reply to a handler that throws', 'dist-demo'],
  [/crypto\.subtle\.digest\(`SHA-1`/g, 'MSW: a handshake that no browser asks for', 'dist-demo'],
  [/`:has\(\$\{String/g, 'socket.io-parser', 'dist-demo'],
];

it.each(['dist', 'dist-demo'])(
  '%s uses no feature that a browser of the baseline may lack (fault matrix 67)',
  (dir) => {
    const files = fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|css|html)$/.test(name))
      .map((name) => ({ name, text: fs.readFileSync(path.join(dir, name), 'utf8') }));
    const exceptions = harmless.flatMap(([code, reason, build = dir]) => (build === dir ? [{ code, reason }] : []));
    expect(files.length).toBeGreaterThan(100);
    expect(findYoung(files, exceptions)).toEqual({ found: [], unused: [] });
  },
);
