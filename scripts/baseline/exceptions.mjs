/**
 * Harmless uses of features newer than the baseline, with the reason. `code` matches the use in the built files with enough context to
 * exclude harmful uses. `build` limits an exception to one build.
 */

const finer = [
  ['text-wrap', /text-wrap:\s*(?:balance|pretty|wrap)/g, 'lines are only less even'],
  [
    '@font-face ascent-override and its like',
    /(?:ascent|descent|line-gap)-override:\s*[\d.]+%/g,
    'lines may shift when the font arrives',
  ],
  ['@font-face size-adjust', /[;\s]size-adjust:\s*[\d.]+%/g, 'lines may shift when the font arrives'],
  ['content-visibility', /content-visibility:\s*auto/g, 'long pages are only drawn more slowly'],
  ['contain-intrinsic-size', /contain-intrinsic-(?:block-)?size:\s*auto/g, 'goes with content-visibility'],
  ['field-sizing', /field-sizing:\s*content/g, 'the field of an essay keeps its height, and can be drawn larger'],
  ['forced-color-adjust', /forced-color-adjust:\s*none/g, 'Safari has no forced colours'],
  [
    'scrollbar-width, scrollbar-color',
    /scrollbar-width: ?none;(?:\s*&|\}\/\*!sc\*\/\s*\.\w+)::-webkit-scrollbar/g,
    'a prefixed rule follows',
  ],
  ['subgrid', /minmax\(min\(12rem,\s*40%\),\s*16rem\)[^;]*;[^;]*:\s*subgrid/g, 'columns of their own come before it'],
  ['navigator.share', /void navigator\.share\(/g, 'without it the link goes by email'],
  [':has()', /&:has\(:disabled\)/g, 'the control itself shows that it is disabled'],
  [
    ':has()',
    /&:hover\s*\{\s*border-color:[^;]*;\s*\}\s*&:has\(:checked\)/g,
    'the radio button itself shows that it is chosen',
  ],
  [':has()', /&:not\(:has\(button\)\)/g, 'a row without a button is only less high'],
  [
    ':has()',
    /&:has\(:focus-visible\)\s*\{[^}]*\}\s*\}\s*@supports not selector/g,
    'a rule for browsers without it follows',
  ],
  [
    'user-select without a prefix',
    /overflow:\s*hidden;\s*user-select:\s*none;\s*touch-action/g,
    'react-easy-crop has it in a style element that the portal does not use',
  ],
];

const mixed = [
  [/@supports not \(color:\s*color-mix\(/g, 'it is the check itself'],
  [/text-decoration-color:\s*color-mix\(/g, 'the underline has the full colour of the text'],
  [/background:\s*rgb\([^)]*\);\s*background:\s*color-mix\(/g, 'a grey veil comes before it'],
  [
    /border(?:-block-\w+)?:[^;]*;\s*border(?:-block-\w+)?-color:\s*color-mix\(/g,
    'the border is there in another colour',
  ],
  [/color-mix\(in srgb,\s*(?:\$\{[^}]*\}|var\([^)]*\)) 26%/g, 'skeletons: another colour follows'],
  [/color-mix\(in oklab,/g, 'covers of schemes: another gradient follows'],
  [/color-mix\(in srgb,\s*var\(--brand-strong,[^)]*\) 62%/g, 'behind dialogs: another colour follows'],
  [/color-mix\(in srgb,\s*\$\{[^}]*\} 55%/g, 'unread notifications: a bar and bold letters tell them as well'],
].map(([code, reason]) => ['color-mix()', code, reason]);

const asked = [
  [
    '::backdrop with custom properties',
    /::backdrop\s*\{(?:[^}]|\}(?! *`))*?var\(--brand-strong,/g,
    'the colour has a default of its own',
  ],
  ['dialog closedby', /closedby:\w+\?`closerequest`:`none`/g, 'Escape is heard as well'],
  ['navigation', /globalThis\.navigation\?\./g, 'without it Back is not asked about; closing the tab and links are'],
  [
    'Request keepalive',
    /keepalive:!0\}|\.keepalive===|,keepalive:\w+[,}]|`keepalive`in Request/g,
    'without it an unsent answer goes out at the next visit, and a report as a beacon',
  ],
  [
    'requestIdleCallback',
    /`requestIdleCallback`in window|=requestIdleCallback\(\w+,\{timeout|cancelIdleCallback\(\w+\)/g,
    'without it a timer does the work',
  ],
  ['crypto.subtle', /globalThis\.crypto\?\.subtle/g, 'without it drafts are not sealed'],
  ['caches', /caches:\(\)=>globalThis\.caches/g, 'without it there are none to remove'],
  ['navigator.locks', /globalThis\.navigator\?\.locks/g, 'without it leases keep tabs apart'],
  [
    'navigator.clipboard',
    /globalThis\.navigator\?\.clipboard/g,
    'without it the text is selected, to be copied by hand',
  ],
  ['navigator.serviceWorker', /globalThis\.navigator\?\.serviceWorker/g, 'without it there is none'],
  ['trustedTypes', /globalThis\.trustedTypes;return[^;]*\?\.createPolicy/g, 'without it no policy is needed'],
];

const packages = [
  [
    'startViewTransition',
    /try\{var \w+=\w+\.startViewTransition/g,
    'React, for transitions that the portal does not use',
  ],
  ['view-transition-name', /\[?`view-transition-name`/g, 'React, for transitions that the portal does not use'],
  ['navigator.connection', /navigator\.connection&&\(\w+=navigator\.connection\.downlink/g, 'React asks'],
  ['trustedTypes', /=\w+\.trustedTypes,/g, 'DOMPurify asks'],
  ['command and commandfor of a button', /\.commandfor\./g, 'DOMPurify: a name of its list'],
  [
    'requestIdleCallback',
    /`requestIdleCallback`in globalThis\?1e3:0|globalThis\.requestIdleCallback\|\|setTimeout|globalThis\.cancelIdleCallback\|\|clearTimeout/g,
    'web-vitals takes a timer',
  ],
  ['zoom', /defaultProps=\{zoom:/g, 'react-easy-crop: a property of its component'],
  [
    'WebTransport',
    /new WebTransport\(this\.createUri|\w as WebTransport,/g,
    'Engine.IO catches; only its WebSocket is used',
  ],
  [
    'Uint8Array.fromBase64, toHex and their like',
    /typeof Uint8Array\.from\(\[\]\)\.toHex==`function`&&typeof Uint8Array\.fromHex==`function`|if\([\w$]+\([\w$]+\),[\w$]+\)return [\w$]+\.toHex\(\)/g,
    '@noble/hashes asks',
  ],
  [
    'Uint8Array.fromBase64, toHex and their like',
    /this\.toHex=|\.ok\)\w+=\w+\.toHex\(\)|\.ok\?\w+\.toHex\(\)/g,
    'jsPDF: a method of its own colours',
    'dist-demo',
  ],
  [
    'Response.json (static)',
    /Response\.json\(\w+ instanceof Error/g,
    '@mswjs/interceptors: the reply to a handler that throws',
    'dist-demo',
  ],
  ['crypto.subtle', /crypto\.subtle\.digest\(`SHA-1`/g, 'MSW: a handshake that no browser asks for', 'dist-demo'],
  [':has()', /`:has\(\$\{String/g, 'socket.io-parser', 'dist-demo'],
];

export const exceptions = [...finer, ...mixed, ...asked, ...packages].map(([feature, code, reason, build]) => ({
  feature,
  code,
  reason,
  build,
}));
