/** The oldest supported version of each engine (Edge uses Chrome's engine and version numbers). */
export const baseline = { chrome: 109, safari: 16.4, firefox: 115 };

const never = Number.POSITIVE_INFINITY;

// Name, pattern, first version of Chrome, Safari and Firefox (MDN's browser compatibility data, CC0); old features are omitted.

/** Matches a property without its `-webkit-` prefixed form before it. */
const alone = (property) => new RegExp(`(?<!-webkit-${property}:[^;]*;\\s*)(?<=[{;\\s\`])${property}:`, 'g');

const language = [
  ['Array.prototype.findLast', /\.findLast(?:Index)?\b/g, 97, 15.4, 104],
  ['Array.prototype.toSorted, toReversed, toSpliced', /\.to(?:Sorted|Reversed|Spliced)\b/g, 110, 16, 115],
  ['Array.fromAsync', /\bArray\.fromAsync\b/g, 121, 16.4, 115],
  ['Object.hasOwn', /\bObject\.hasOwn\b/g, 93, 15.4, 92],
  ['Object.groupBy', /\bObject\.groupBy\b/g, 117, 17.4, 119],
  ['Map.groupBy', /\bMap\.groupBy\b/g, 117, 17.4, 119],
  ['Map.prototype.getOrInsert', /\.getOrInsert(?:Computed)?\b/g, 145, 26.2, 144],
  ['Promise.withResolvers', /\bPromise\.withResolvers\b/g, 119, 17.4, 121],
  ['Promise.try', /\bPromise\.try\b/g, 128, 18.2, 134],
  ['String.prototype.isWellFormed, toWellFormed', /\.(?:is|to)WellFormed\b/g, 111, 16.4, 119],
  ['RegExp flag v', /new RegExp\([^)]*,\s*["'`]\w*v\w*["'`]\)/g, 112, 17, 116],
  ['RegExp look-behind', /\(\?<[=!]/g, 62, 16.4, 78],
  ['RegExp modifiers', /\(\?[ims]+-?[ims]*:/g, 125, 26, 132],
  ['RegExp.escape', /\bRegExp\.escape\b/g, 136, 18.2, 134],
  [
    'Set.prototype.isSubsetOf and its like',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\b/g,
    122,
    17,
    127,
  ],
  [
    'methods of iterators',
    /(?<!Object)\.(?:values|keys|entries|matchAll)\([^()]*\)\.(?:map|filter|flatMap|take|drop|reduce|toArray|forEach|some|every|find)\b/g,
    122,
    18.4,
    131,
  ],
  ['Iterator.from', /\bIterator\.from\b/g, 122, 18.4, 131],
  ['Uint8Array.fromBase64, toHex and their like', /\.(?:from|to|setFrom)(?:Base64|Hex)\b/g, 140, 18.2, 133],
  ['ArrayBuffer.prototype.transfer', /\.transferToFixedLength\b|buffer\.transfer\(/g, 114, 17.4, 122],
  ['Math.sumPrecise', /\bMath\.sumPrecise\b/g, 147, 26.2, 137],
  ['Float16Array', /\bFloat16Array\b/g, 135, 18.2, 129],
  ['Error.isError', /\bError\.isError\b/g, 134, never, 138],
  ['Temporal', /\bTemporal\./g, 144, 27.3, 139],
  ['Intl.Segmenter', /\bIntl\.Segmenter\b/g, 87, 14.1, 125],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/g, 129, 16.4, 136],
];

const browser = [
  ['structuredClone', /\bstructuredClone\b/g, 98, 15.4, 94],
  ['AbortSignal.any', /\bAbortSignal\.any\b/g, 116, 17.4, 124],
  ['AbortSignal.timeout', /\bAbortSignal\.timeout\b/g, 103, 16, 100],
  ['BroadcastChannel', /\bBroadcastChannel\b/g, 54, 15.4, 38],
  ['Blob.bytes, Response.bytes', /\.bytes\(\)/g, 132, 18, 128],
  ['Response.json (static)', /\bResponse\.json\(/g, 105, 17, 115],
  ['ReadableStream.from', /\bReadableStream\.from\b/g, never, 27, 117],
  ['CompressionStream', /\b(?:De)?[cC]ompressionStream\b/g, 80, 16.4, 113],
  ['fetchLater', /\bfetchLater\b/g, 135, never, never],
  ['Request keepalive', /\bkeepalive\b/g, 66, 13, 133],
  ['URL.canParse', /\bURL\.canParse\b/g, 120, 17, 115],
  ['URL.parse', /\bURL\.parse\b/g, 126, 18, 126],
  ['URLPattern', /\bURLPattern\b/g, 95, 26, 142],
  ['indexedDB.databases', /\bindexedDB\.databases\b/g, 72, 14, 126],
  ['requestIdleCallback', /\b(?:request|cancel)IdleCallback\b/g, 47, never, 55],
  ['scheduler', /\bscheduler\.(?:yield|postTask)\b/g, 94, never, 142],
  ['navigation', /\b(?:globalThis|window|self)\.navigation\b/g, 102, 26.2, 147],
  ['navigator.userActivation', /\.userActivation\b/g, 72, 16.4, 120],
  ['navigator.connection', /\bnavigator\.connection\b/g, 61, never, never],
  ['navigator.userAgentData', /\.userAgentData\b/g, 90, never, never],
  ['navigator.share', /\bnavigator\.(?:share|canShare)\b/g, 128, 12.1, never],
  ['showSaveFilePicker and its like', /\bshow(?:OpenFile|SaveFile|Directory)Picker\b/g, 86, never, never],
  ['trustedTypes', /\btrustedTypes\b/g, 83, 26, 148],
  ['WebTransport', /\bWebTransport\b/g, 97, 26.4, 114],
  ['WebSocketStream', /\bWebSocketStream\b/g, 124, never, never],
  ['setHTML, parseHTML and their like', /\b(?:setHTML(?:Unsafe)?|parseHTML(?:Unsafe)?|getHTML)\b/g, 124, 26, 123],
  ['Element.checkVisibility', /\.checkVisibility\b/g, 105, 17.4, 106],
  ['Element.moveBefore', /\.moveBefore\b/g, 133, never, 144],
  ['HTMLElement.inert', /\binert\b/g, 102, 15.5, 112],
  ['HTMLDialogElement.showModal', /\.showModal\b/g, 37, 15.4, 98],
  ['HTMLDialogElement.requestClose', /\.requestClose\b/g, 134, 18.4, 139],
  ['dialog closedby', /\bclosed[bB]y\b/g, 134, 27.3, 141],
  ['command and commandfor of a button', /\bcommand[fF]or\b/g, 135, 26.2, 144],
  ['popover', /\bpopover(?:Target)?["']?:|\.(?:show|hide|toggle)Popover\b|:popover-open\b/g, 114, 17, 125],
  ['details name', /\bjsx\w*\(["'`]details["'`],\{[^{}]*\bname\b/g, 120, 17.2, 130],
  ['scrollend', /addEventListener\(["'`]scrollend\b|\bonScrollEnd:/g, 114, 26.2, 109],
  ['startViewTransition', /\bstartViewTransition\b/g, 111, 18, 144],
  ['CloseWatcher', /\bCloseWatcher\b/g, 126, 27.3, 149],
  ['EditContext', /\bEditContext\b/g, 121, never, never],
  ['CSS.highlights', /\bCSS\.highlights\b/g, 105, 17.2, 140],
];

const styles = [
  [':has()', /(?<!selector\():has\(/g, 105, 15.4, 121],
  [':dir()', /:dir\(/g, 120, 16.4, 49],
  [':autofill', /[^-]:autofill\b/g, 110, 15, never],
  [':user-valid, :user-invalid', /:user-(?:in)?valid\b/g, 119, 16.5, 88],
  [':open', /:open\b/g, 133, 26.5, 136],
  [':nth-child(of)', /:nth-(?:last-)?child\([^)]* of /g, 111, 9, 113],
  [':state()', /:state\(/g, 125, 17.4, 126],
  ['::backdrop with custom properties', /::backdrop\s*\{[^}]*(?:var\(--[\w-]+\)|\$\{)/g, 122, 17.4, 120],
  ['::details-content', /::details-content\b/g, 131, 18.4, 143],
  ['@container', /@container\b/g, 105, 16, 110],
  ['@layer', /@layer\b/g, 99, 15.4, 97],
  ['@scope', /@scope\b/g, 118, 26.4, 146],
  ['@property', /@property\b/g, 85, 16.4, 128],
  ['@starting-style', /@starting-style\b/g, 117, 17.5, 129],
  ['@counter-style', /@counter-style\b/g, 91, 17, 33],
  ['@media ranges', /@media[^{]*\([^()]*[<>]/g, 104, 16.4, 102],
  ['@media (scripting)', /\(scripting\b/g, 120, 17, 113],
  ['@font-face ascent-override and its like', /\b(?:ascent|descent|line-gap)-override:/g, 87, never, 89],
  ['@font-face size-adjust', /[^-]\bsize-adjust:/g, 92, 17, 92],
  ['color-mix()', /\bcolor-mix\(/g, 111, 16.2, 113],
  ['oklch(), oklab()', /\bok(?:lch|lab)\(/g, 111, 15.4, 113],
  ['lch(), lab()', /[:,( ](?:lch|lab)\(/g, 111, 15, 113],
  ['colours from another', /\b(?:rgba?|hsla?|hwb)\(from\b/g, 122, 18, 128],
  ['light-dark()', /\blight-dark\(/g, 123, 17.5, 120],
  ['linear() easing', /[:, ]linear\(\s*[\d.]/g, 113, 17.2, 112],
  ['image-set()', /[^-]\bimage-set\(/g, 113, 17, 89],
  ['anchor positioning', /\b(?:anchor-name|position-anchor|position-area|position-try)\b|\banchor\(/g, 125, 26, 147],
  ['dvh and its like', /\d[dsl]v(?:h|w|b|i|min|max)\b/g, 108, 15.4, 101],
  ['cqi and its like', /\dcq(?:w|h|i|b|min|max)\b/g, 105, 16, 110],
  ['lh, rlh', /\dr?lh\b/g, 109, 16.4, 120],
  ['subgrid', /\bsubgrid\b/g, 117, 16, 71],
  ['translate, rotate, scale', /[{;\s](?:translate|rotate|scale):/g, 104, 14.1, 72],
  ['inset', /[{;\s]inset:/g, 87, 14.1, 66],
  ['aspect-ratio', /\baspect-ratio:/g, 88, 15, 89],
  ['overflow clip', /\boverflow(?:-[xy])?:\s*clip\b/g, 90, 16, 81],
  ['field-sizing', /\bfield-sizing\b/g, 123, 26.2, 152],
  ['interpolate-size, calc-size()', /\binterpolate-size\b|\bcalc-size\(/g, 129, never, never],
  ['transition-behavior', /\btransition-behavior\b|\ballow-discrete\b/g, 117, 17.4, never],
  ['text-wrap', /\btext-wrap(?:-mode|-style)?:/g, 114, 17.4, 121],
  ['white-space-collapse', /\bwhite-space-collapse\b/g, 114, 17.4, 124],
  ['text-box', /\btext-box(?:-trim|-edge)?:/g, 133, 18.2, 154],
  ['content-visibility', /\bcontent-visibility\b/g, 85, 18, 125],
  ['contain-intrinsic-size', /\bcontain-intrinsic-(?:\w+-)?size\b/g, 83, 17, 107],
  ['scrollbar-gutter', /\bscrollbar-gutter\b/g, 94, 18.2, 97],
  ['scrollbar-width, scrollbar-color', /\bscrollbar-(?:width|color)\b/g, 121, 18.2, 64],
  ['animation-timeline and its like', /\b(?:animation|scroll|view)-timeline\b/g, 115, 26, 159],
  ['view-transition-name', /\bview-transition-name\b/g, 111, 18, 144],
  ['mask without a prefix', alone('mask'), 120, 15.4, 53],
  ['backdrop-filter without a prefix', alone('backdrop-filter'), 76, 18, 103],
  ['user-select without a prefix', alone('user-select'), 54, 27.3, 69],
  ['print-color-adjust without a prefix', alone('print-color-adjust'), 136, 15.4, 97],
  ['box-decoration-break without a prefix', alone('box-decoration-break'), 130, never, 32],
  ['hyphens without a prefix', alone('hyphens'), 55, 17, 43],
  ['text-size-adjust without a prefix', alone('text-size-adjust'), 54, never, never],
  ['line-clamp without a prefix', alone('line-clamp'), never, never, never],
  ['appearance base-select', /\bbase-select\b/g, 135, 27, never],
  ['forced-color-adjust', /\bforced-color-adjust\b/g, 89, never, 113],
  ['accent-color', /\baccent-color\b/g, 93, 15.4, 92],
  ['zoom', /[{;\s]zoom:/g, 1, 3.1, 126],
];

// these features are missing on plain-http pages in every browser, so they always count as beyond the baseline
const secureOnly = [
  ['crypto.randomUUID', /\.randomUUID\b/g, 92, 15.4, 95],
  ['crypto.subtle', /\bcrypto\??\.subtle\b/g, 37, 11, 34],
  ['navigator.locks', /\bnavigator\??\.locks\b/g, 69, 15.4, 96],
  ['navigator.clipboard', /\bnavigator\??\.clipboard\b/g, 66, 13.1, 63],
  ['navigator.serviceWorker', /\bnavigator\??\.serviceWorker\b/g, 40, 11.1, 44],
  ['navigator.storage', /\bnavigator\??\.storage\b/g, 55, 15.2, 57],
  ['navigator.mediaDevices', /\bnavigator\??\.mediaDevices\b/g, 47, 11, 36],
  ['navigator.wakeLock', /\bnavigator\??\.wakeLock\b/g, 84, 16.4, 126],
  ['caches', /\b(?:window|self|globalThis)\.caches\b/g, 40, 11.1, 41],
];
// searched in style sheets only, because styled-components flattens the nesting of styles in JavaScript
const styleSheets = [['nesting', /[{};]\s*&/g, 120, 17.2, 117]];

const features = (rows, more = {}) =>
  rows.map(([name, pattern, chrome, safari, firefox]) => ({
    name,
    pattern,
    since: { chrome, safari, firefox },
    ...more,
  }));

const known = [
  ...features([...language, ...browser, ...styles]),
  ...features(secureOnly, { secureOnly: true }),
  ...features(styleSheets, { files: /\.(?:css|html)$/ }),
];

/** Features that a baseline browser may lack. `pattern` finds uses in built files; their names match `files`. */
export const beyond = (oldest) =>
  known.filter(
    ({ since, secureOnly }) =>
      secureOnly || Object.entries(oldest).some(([engine, version]) => since[engine] > version),
  );
