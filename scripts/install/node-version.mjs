// Old JavaScript syntax only: this must run on outdated Node versions.

const numbersOf = (version) => version.replace(/^v/, '').split('.').map(Number);

const compare = (a, b) => {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const at = [0, 1, 2].find((part) => (left[part] || 0) !== (right[part] || 0));
  return at === undefined ? 0 : (left[at] || 0) - (right[at] || 0);
};

/** Why this Node version is unsupported, in Indonesian; null when it is supported. Example of `engines`: `>=20.19 <21 || >=22.12`. */
export const unsupportedNode = (version, engines) => {
  const ranges = engines.split('||').map((range) => {
    const [, least, below] = /^\s*>=([\d.]+)(?:\s*<([\d.]+))?\s*$/.exec(range);
    return { least, below };
  });
  const meets = ({ least, below }) => compare(version, least) >= 0 && (!below || compare(version, below) < 0);
  if (ranges.some(meets)) return null;
  const wanted = ranges.map(({ least, below }) => `${least} ke atas${below ? ` (di bawah ${below})` : ''}`);
  return `Portal ini perlu Node.js ${wanted.join(', atau ')}; yang terpasang ${numbersOf(version).join('.')}. Pasang versi LTS dari https://nodejs.org, lalu jalankan lagi.`;
};

/** A warning for a server that other computers reach, where Node gets no more security fixes; null elsewhere. */
export const unmaintainedNode = (version) =>
  numbersOf(version)[0] < 22
    ? `! Node.js ${numbersOf(version).join('.')} tidak mendapat perbaikan keamanan lagi. Pasang Node.js 24 sebelum komputer lain memakai server ini.`
    : null;
