import { createHash } from 'node:crypto';
import path from 'node:path';

const rankOf = (seed, { file, operator, before, nth }) =>
  createHash('sha256').update([seed, file, operator, before, nth].join('\n')).digest('hex');

/**
 * As many of the candidates as wanted, by a seed. Each has its rank by itself: what changes elsewhere in the sources hardly changes
 * which ones are drawn.
 */
export const draw = (candidates, wanted, seed) =>
  candidates
    .map((candidate) => ({ candidate, rank: rankOf(seed, candidate) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, wanted)
    .map(({ candidate }) => candidate);

/** How near a test is to a source: by its name, by the folders that they share, and by the seconds that it takes. */
const nearness = ({ name, duration }, source) => {
  const folders = path.posix.dirname(source).split('/');
  const shared = path.posix
    .dirname(name)
    .split('/')
    .filter((folder) => folders.includes(folder));
  const namesake = path.posix.basename(name).startsWith(`${path.posix.parse(source).name}.`);
  return (namesake ? 10 : 0) + shared.length - duration / 1000;
};

/** Test files, the nearest to a source first. */
export const nearestFirst = (tests, source) =>
  [...tests].sort((one, other) => nearness(other, source) - nearness(one, source));

const around = 40;

/** Where two texts differ, with what is around it, each in one line. */
export const difference = (before, after) => {
  const [one, other] = [before, after].map((text) => text.replace(/\s+/g, ' '));
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one, other].map((text) => {
    const [from, to] = [Math.max(0, start - around), Math.min(text.length, text.length - end + around)];
    const middle = to - from > 3 * around ? `${text.slice(from, from + 2 * around)} …` : text.slice(from, to);
    return `${from > 0 ? '…' : ''}${middle}${to < text.length ? '…' : ''}`;
  });
};
