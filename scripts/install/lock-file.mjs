// Completes package-lock.json for `npm ci` on every system: the registry that wrote it may not list packages of other systems.

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const processors = 'arm arm64 armv7 ia32 loong64 mips64el ppc64 ppc64le riscv64 s390x wasm32 x64'.split(' ');
const npmNames = { armv7: 'arm', ppc64le: 'ppc64' };

const entryOf = (name, version, dev) => {
  const words = name.split('/').at(-1).split('-');
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const hasLibc = os === 'linux' && words.some((word) => /^(musl|gnu)/.test(word));
  return {
    version,
    ...(cpu && { cpu: [npmNames[cpu] ?? cpu] }),
    ...(dev && { dev }),
    ...(hasLibc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
};

/** Optional packages missing from a parsed lock file, as `[place, entry]`. The dependent package gives the version. */
export const missingPackages = ({ packages }) => {
  const missing = new Map();
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const [own, top] = [`${parent}/node_modules/${name}`, `node_modules/${name}`];
      const known = packages[own] ?? packages[top] ?? missing.get(top);
      if (known && (packages[own] || version !== range || known.version === version)) continue;
      missing.set(known ? own : top, entryOf(name, version, dev));
    }
  }
  return [...missing];
};
