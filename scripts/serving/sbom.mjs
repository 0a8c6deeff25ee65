import { foldersOf } from './notices.mjs';

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const refOf = (place, { version }) => `${place}@${version}`;

const componentOf = (place, entry) => {
  const [, group, name] = /(?:(@[^/]+)\/)?([^/]+)$/.exec(place);
  const { version, license, integrity } = entry;
  const [algorithm, hash] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': refOf(place, entry),
    ...(group && { group }),
    name,
    version,
    ...(license && { licenses: [{ expression: license.replace(/^\((.*)\)$/, '$1') }] }),
    purl: purlOf(group ? `${group}/${name}` : name, version),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  };
};

/** Where the package of a name is that another one asks for: beside it, or above. */
const placeOf = (name, from, places) => {
  for (let above = from; ; above = above.slice(0, above.lastIndexOf('/node_modules/'))) {
    const place = `${above}/node_modules/${name}`;
    if (places.includes(place)) return place;
    if (!above.includes('/node_modules/')) return places.find((each) => each === `node_modules/${name}`);
  }
};

/**
 * What of a lock file is in a build, by its modules, as CycloneDX 1.5: not what is only installed, and all that is bundled, whoever asked for it.
 * The same build gives the same document.
 */
export const sbomOf = (modules, { name, version, packages }) => {
  const places = foldersOf(modules).map((folder) => folder.slice(folder.indexOf('node_modules/')));
  const own = purlOf(name, version);
  const refs = (names, from) =>
    names.flatMap((each) => placeOf(each, from, places) ?? []).map((place) => refOf(place, packages[place]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name, version, purl: own } },
    components: places.map((place) => componentOf(place, packages[place])),
    dependencies: [
      { ref: own, dependsOn: refs(Object.keys({ ...packages[''].dependencies, ...packages[''].devDependencies }), '') },
      ...places.map((place) => ({
        ref: refOf(place, packages[place]),
        dependsOn: refs(Object.keys({ ...packages[place].dependencies, ...packages[place].peerDependencies }), place),
      })),
    ],
  };
};
