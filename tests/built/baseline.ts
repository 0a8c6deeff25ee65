import path from 'node:path';

/** The oldest supported version of each engine (Edge uses Chrome's engine and version numbers). */
export const baseline = { chrome: 109, safari: 16.4, firefox: 115 };

// Each of these is missing in a browser of the baseline (MDN's browser compatibility data, CC0), or on pages without TLS.

const words = `
  .toSorted .toReversed .toSpliced Array.fromAsync Object.groupBy Map.groupBy .getOrInsert .getOrInsertComputed
  Promise.withResolvers Promise.try .isWellFormed .toWellFormed RegExp.escape .isSubsetOf .isSupersetOf .isDisjointFrom
  .symmetricDifference Iterator.from .fromBase64 .toBase64 .setFromBase64 .fromHex .toHex .setFromHex buffer.transfer(
  .transferToFixedLength Math.sumPrecise Float16Array Error.isError Temporal. Intl.Segmenter Intl.DurationFormat

  AbortSignal.any .bytes() Response.json( ReadableStream.from fetchLater keepalive URL.canParse URL.parse URLPattern
  indexedDB.databases requestIdleCallback cancelIdleCallback scheduler.yield scheduler.postTask globalThis.navigation
  window.navigation self.navigation .userActivation navigator.connection .userAgentData navigator.share navigator.canShare
  showOpenFilePicker showSaveFilePicker showDirectoryPicker trustedTypes WebTransport WebSocketStream setHTML
  setHTMLUnsafe parseHTML parseHTMLUnsafe getHTML .checkVisibility .moveBefore .requestClose closedby closedBy commandfor
  commandFor .showPopover .hidePopover .togglePopover :popover-open onScrollEnd: startViewTransition CloseWatcher
  EditContext CSS.highlights

  :dir( :autofill :user-valid :user-invalid :open :state( ::details-content @scope @property @starting-style @counter-style
  (scripting ascent-override: descent-override: line-gap-override: color-mix( oklch( oklab( light-dark( rgb(from rgba(from
  hsl(from hsla(from hwb(from anchor-name position-anchor position-area position-try anchor( subgrid field-sizing
  interpolate-size calc-size( transition-behavior allow-discrete text-wrap: text-wrap-mode: text-wrap-style:
  white-space-collapse text-box: text-box-trim: text-box-edge: content-visibility contain-intrinsic-size
  contain-intrinsic-block-size contain-intrinsic-inline-size scrollbar-gutter scrollbar-width scrollbar-color
  animation-timeline scroll-timeline view-timeline view-transition-name base-select forced-color-adjust

  .randomUUID crypto.subtle navigator.locks navigator.clipboard navigator.serviceWorker navigator.storage
  navigator.mediaDevices navigator.wakeLock window.caches self.caches globalThis.caches`;

/**
 * Properties that some browsers of the baseline know only with the prefix `-webkit-`, or not at all. A use right after its prefixed form is
 * not reported.
 */
const prefixed =
  'mask backdrop-filter user-select print-color-adjust box-decoration-break hyphens text-size-adjust line-clamp';

const others = [
  /new RegExp\([^)]*,\s*["'`]\w*v\w*["'`]\)/g, // the flag v
  /\(\?[ims]+-?[ims]*:/g, // modifiers in a regular expression
  /(?<!Object)\.(?:values|keys|entries|matchAll)\([^()]*\)\.(?:map|filter|flatMap|take|drop|reduce|toArray|forEach|some|every|find)\b/g,
  /\bpopover(?:Target)?["']?:/g,
  /\bjsx\w*\(["'`]details["'`],\{[^{}]*\bname\b/g,
  /addEventListener\(["'`]scrollend\b/g,
  /(?<!selector\():has\(/g,
  /:nth-(?:last-)?child\([^)]* of /g,
  /::backdrop\s*\{[^}]*(?:var\(--[\w-]+\)|\$\{)/g,
  /(?<!-)\bsize-adjust:/g,
  /[:,( ](?:lch|lab)\(/g,
  /[:, ]linear\(\s*[\d.]/g,
  /[^-]\bimage-set\(/g,
  /\dr?lh\b/g,
  /[{;\s]zoom:/g,
];

/** Finds a word in code, also with `?.`, and not as a part of another word. */
const patternOf = (word: string) => {
  const code = word.replaceAll(/[.()]/g, (sign) => (sign === '.' ? '\\??\\.' : `\\${sign}`));
  return `${/^\w/.test(word) ? '\\b' : ''}${code}${/\w$/.test(word) ? '\\b' : ''}`;
};

const young = [
  new RegExp(words.trim().split(/\s+/).map(patternOf).join('|'), 'g'),
  new RegExp(
    prefixed
      .split(' ')
      .map((name) => `(?<!-webkit-${name}:[^;]*;\\s*)(?<=[{;\\s\`])${name}:`)
      .join('|'),
    'g',
  ),
  ...others,
];

const nesting = /[{};]\s*&/g; // only in style sheets, because styled-components flattens the nesting of styles in JavaScript

const reach = 40;

interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

export interface Exception {
  readonly code: RegExp;
}

/** The names of files and styled components, which the search ignores: their hashes depend on the folder and may look like code. */
const namesIn = (files: readonly BuiltFile[]) =>
  new RegExp(
    [...files.map(({ name }) => path.basename(name).replaceAll('.', '\\.')), '\\bsc-[\\da-z]+-\\d+'].join('|'),
    'g',
  );

/**
 * Finds uses of features that a browser of the baseline may lack, except those that an exception covers. `found` has the file, the use and
 * the code around it; `unused` lists exceptions that cover nothing.
 */
export const findYoung = <E extends Exception>(files: readonly BuiltFile[], exceptions: readonly E[]) => {
  const used = new Set<E>();
  const names = namesIn(files);
  const found = files.flatMap(({ name: file, text: whole }) => {
    const text = whole.replaceAll(names, (name) => ' '.repeat(name.length));
    const covered = exceptions.flatMap((exception) =>
      Array.from(text.matchAll(exception.code), ({ index, 0: code }) => ({
        exception,
        from: index,
        to: index + code.length,
      })),
    );
    const isHarmless = ({ index }: { readonly index: number }) => {
      const here = covered.filter(({ from, to }) => from <= index && index < to);
      for (const { exception } of here) used.add(exception);
      return here.length > 0;
    };
    return [...young, ...(/\.(?:css|html)$/.test(file) ? [nesting] : [])]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter((match) => !isHarmless(match))
      .map(({ index, 0: use }) => ({ file, use, code: text.slice(Math.max(0, index - reach), index + reach) }));
  });
  return { found, unused: exceptions.filter((exception) => !used.has(exception)) };
};
