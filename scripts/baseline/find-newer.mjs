import path from 'node:path';
import { beyond } from './features.mjs';

const reach = 40;

/** Matches the names of the bundle's files, which the search ignores, because their hashes may look like code. */
const namesIn = (files) =>
  new RegExp(files.map(({ name }) => path.basename(name).replaceAll('.', '\\.')).join('|'), 'g');

/**
 * Finds uses of features newer than the oldest supported browsers, except those that an exception covers. `found` has the file, the feature
 * and the code around it; `unused` lists exceptions that cover nothing.
 */
export const findNewer = (files, oldest, exceptions) => {
  const features = beyond(oldest);
  const used = new Set();
  const names = namesIn(files);
  const found = files.flatMap(({ name: file, text: whole }) => {
    const text = whole.replaceAll(names, (name) => ' '.repeat(name.length));
    const covered = exceptions.flatMap((exception) =>
      [...text.matchAll(exception.code)].map(({ index, 0: { length } }) => ({
        exception,
        from: index,
        to: index + length,
      })),
    );
    const isExcused = (feature, index) => {
      const here = covered.filter(
        ({ exception, from, to }) => exception.feature === feature && from <= index && index < to,
      );
      for (const { exception } of here) used.add(exception);
      return here.length > 0;
    };
    return features
      .filter(({ files: only }) => only === undefined || only.test(file))
      .flatMap(({ name, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ feature: name, index })))
      .filter(({ feature, index }) => !isExcused(feature, index))
      .map(({ feature, index }) => ({ file, feature, code: text.slice(Math.max(0, index - reach), index + reach) }));
  });
  return { found, unused: exceptions.filter((exception) => !used.has(exception)) };
};
