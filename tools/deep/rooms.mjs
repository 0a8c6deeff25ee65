#!/usr/bin/env node
// npm run tools -- rooms: the rooms of the pages, the arrows between them, and what imports one another in a circle (types included).
import '../../scripts/begin.mjs';
import fs from 'node:fs';

/** `exam/public` is a room beside `exam`; a story belongs to no room, because it shows the whole portal. */
const roomOf = (file) =>
  file.endsWith('.stories.tsx') ? undefined : /^src\/ui\/([^/]+(?:\/public)?)\//.exec(file)?.[1];

/** Groups of rooms that reach each other. */
const knotsOf = (arrows) => {
  const reach = (from) => {
    const seen = new Set();
    const visit = (room) => {
      for (const other of arrows.get(room) ?? [])
        if (!seen.has(other)) {
          seen.add(other);
          visit(other);
        }
    };
    visit(from);
    return seen;
  };
  const reached = new Map([...arrows.keys()].map((room) => [room, reach(room)]));
  const groups = [...reached].map(([room, others]) =>
    [...others].filter((other) => reached.get(other)?.has(room)).sort(),
  );
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.join(' ')))].map((group) =>
    group.split(' '),
  );
};

/** `modules` as dependency-cruiser lists them. */
const roomsOf = (modules) => {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (!from) continue;
    const others = arrows.get(from) ?? new Set();
    arrows.set(from, others);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to && to !== from) others.add(to);
    }
  }
  return { rooms: [...arrows.keys()].sort(), arrows, knots: knotsOf(arrows) };
};

const { cruise } = await import('dependency-cruiser'); // the checks of the first import run before it
const { output } = await cruise(['src/ui'], { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } });
const { rooms, arrows, knots } = roomsOf(output.modules);
const loose = fs.readdirSync('src/ui', { withFileTypes: true }).filter((entry) => entry.isFile());
for (const [room, others] of arrows) console.log(`${room} → ${[...others].sort().join(', ')}`);
const count = [...arrows.values()].reduce((sum, others) => sum + others.size, 0);
console.log(`${rooms.length} rooms, ${count} arrows, ${knots.length} knots, ${loose.length} loose files`);
for (const knot of knots) console.log(`knot: ${knot.join(' ')}`);
